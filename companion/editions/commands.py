"""The command that checks an edition, and the option that names one."""

import click

from companion.editions.boxes import open_box
from companion.words import Words

edition_option = click.option(
    "--edition", default="training", show_default=True, help="A built-in edition, or a folder."
)


@click.group()
def edition() -> None:
    """What is printed on a box, as files."""


@edition.command()
@click.argument("name")
def check(name: str) -> None:
    """Read and check an edition: a built-in one by its name, or the folder of your own."""
    box = open_box(name)
    printed = box.printed
    facts: dict[str, str | int] = {
        "title": str(printed["title"]),
        "spaces": len(box.places),
        "cards": len(printed.get("cards", ())),
    }
    click.echo(
        Words().say("edition-is-training" if printed.get("training") else "edition-is", facts)
    )
