"""The pages of phone and maker: who may see them, and what they are told."""
