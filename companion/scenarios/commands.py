"""The commands of scenarios: play them, and let the referee answer one."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from companion.scenarios.expectations import Failure
from companion.scenarios.playing import Outcome, judge, play
from companion.scenarios.verdict import lines
from companion.words import Words

FILES = click.Path(exists=True, path_type=Path)


@click.command()
@click.argument("paths", nargs=-1, required=True, type=FILES)
def scenario(paths: Sequence[Path]) -> None:
    """Play scenario files, or all in a folder, and say which hold."""
    outcomes = [play(file) for path in paths for file in files_of(path)]
    for outcome in outcomes:
        click.echo(told(outcome))
    failed = sum(outcome.failure is not None for outcome in outcomes)
    passed = len(outcomes) - failed
    click.echo(Words().say("scenarios-played", {"passed": passed, "failed": failed}))
    if failed:
        raise SystemExit(1)


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def referee(file: Path) -> None:
    """Answer the last decision of a scenario file, or a dispute that was exported at a table:
    allowed or refused, and by which rule."""
    verdict = judge(file)
    if isinstance(verdict, Outcome):
        raise click.ClickException(told(verdict))
    for line in lines(verdict):
        click.echo(line)


def files_of(path: Path) -> Iterator[Path]:
    """The scenario files at a path. Raises ClickException where a folder has none."""
    if not path.is_dir():
        yield path
        return
    files = sorted(path.glob("*.yaml"))
    if not files:
        facts = {"folder": str(path)}
        raise click.ClickException(Words().tell("problem-scenario-none", facts))
    yield from files


def told(outcome: Outcome) -> str:
    """What came of a file, in words."""
    words = Words(outcome.box.names if outcome.box else None)
    if outcome.failure is None:
        return words.say("scenario-passed", {"file": str(outcome.file)})
    facts = {"file": str(outcome.file), "what": what(outcome.failure, words)}
    if outcome.failure.entry:
        facts["entry"] = f'"{outcome.failure.entry}"'
    key = "scenario-failed-entry" if outcome.failure.entry else "scenario-failed"
    return words.say(key, facts)


def what(failure: Failure, words: Words) -> str:
    """What is wrong, and what the ruling said."""
    said = words.tell(failure.key, failure.facts)
    if failure.ruling is None:
        return said
    return f"{said} {words.tell(failure.ruling.key, failure.ruling.facts)}"
