"""The hub on the network: pages, messages, access. The only room that knows Flask."""
