"""The walls that import-linter cannot see: names, and the list of what games may not import."""

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("companion", "hardware", "vision", "firmware", "web")
PACKAGES = ("companion", "hardware", "vision")

CODE = {".py", ".ts", ".tsx", ".css", ".html", ".ino", ".cpp", ".h", ".c", ".yaml"}
MADE = {"node_modules", "built", "build", "__pycache__"}

AT_HOME = re.compile(
    r"companion/games/defenders/|companion/editions/(defenders|training)|companion/words/"
    r"|web/src/games/defenders/"
)
"""Where one game may be named."""

NOUNS = re.compile(
    r"defenders(?!-companion)|hogwarts|gryffindor|hufflepuff|ravenclaw|slytherin"
    r"|dark[\s_-]?arts|dark[\s_-]?(path|detector|location|pawn)|death[\s_-]?eater|dumbledore"
    r"|loyalty|parchment[\s_-]?scroll|dementor|acromantula|alohomora|great[\s_-]?hall|defence[\s_-]?shield"
    r"|room[\s_-]?of[\s_-]?requirement|stunned|relinquish",
    re.IGNORECASE,
)
"""The game and things of it, however they are spelled as a name in code."""

REGISTRY = ROOT / "companion/editions/boxes.py"
"""Where one line, and what it imports, tells the hub of the game."""

COMMENTS = {
    ".yaml": re.compile(r"(?<!\S)#.*"),
    ".html": re.compile(r"<!--.*?-->", re.DOTALL),
}
SLASHES = re.compile(r"/\*.*?\*/|(?<!\S)//[^\n]*", re.DOTALL)
"""Comments of every other language here."""


def test_no_code_but_the_games_own_names_it() -> None:
    leaks = [
        f"{path.relative_to(ROOT)}:{number}: {noun}"
        for path in code_files()
        if path != REGISTRY
        for number, noun in nouns_in(path.read_text(), path.suffix)
    ]
    assert leaks == []


def test_one_line_registers_a_game() -> None:
    text = REGISTRY.read_text()
    imports = {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = {number for number, _ in nouns_in(text, ".py")} - imports
    assert len(lines) == 1


def test_no_file_but_the_games_own_is_named_for_it() -> None:
    assert [str(path) for path in code_files() if NOUNS.search(str(path.relative_to(ROOT)))] == []


def test_nouns_are_found_in_code_and_left_alone_in_comments() -> None:
    python = (
        '"""Gryffindor."""\nx = 1  # Gryffindor\n"""Gryffindor."""\ny = (\n    "gryffindor",\n)\n'
    )
    assert [number for number, _ in nouns_in(python, ".py")] == [5]
    script = "/* dark arts\n dark arts */ const a = 1; // dark arts\nconst darkPath = 2;\n"
    assert [number for number, _ in nouns_in(script, ".ts")] == [3]


def test_the_wall_around_the_games_lists_all_packages_in_use() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    (pure,) = [each for each in contracts["contracts"] if each["id"] == "pure"]
    foreign = {
        name
        for path in code_files()
        if path.suffix == ".py"
        for name in imported(path)
        if name not in sys.stdlib_module_names and name not in PACKAGES
    }
    assert sorted(foreign - set(pure["forbidden_modules"])) == []


def code_files() -> Iterator[Path]:
    """The files of code outside the game's own places, tests aside."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*")):
            name = path.relative_to(ROOT)
            made = MADE & set(name.parts)
            test = ".test." in path.name
            if path.suffix in CODE and not (made or test or AT_HOME.match(name.as_posix())):
                yield path


def nouns_in(text: str, suffix: str) -> Iterator[tuple[int, str]]:
    """Line number and noun wherever code, not a comment, names the game."""
    for number, line in enumerate(without_comments(text, suffix).splitlines(), 1):
        if noun := NOUNS.search(line):
            yield number, noun[0]


def without_comments(text: str, suffix: str) -> str:
    """The text with comments and docstrings blanked and all lines kept."""
    if suffix == ".py":
        return python_without_comments(text)
    comment = COMMENTS.get(suffix, SLASHES)
    return comment.sub(lambda found: "\n" * found[0].count("\n"), text)


def python_without_comments(text: str) -> str:
    lines = text.splitlines()
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    layout = {tokenize.NEWLINE, tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT}
    before = tokenize.NEWLINE
    for token, after in pairwise(tokens):
        statement = before in layout and after.type == tokenize.NEWLINE
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and statement):
            for number in range(token.start[0], token.end[0] + 1):
                start = token.start[1] if number == token.start[0] else 0
                lines[number - 1] = lines[number - 1][:start]
        before = token.type
    return "\n".join(lines)


def imported(path: Path) -> Iterator[str]:
    """The top-level packages that a module imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]
