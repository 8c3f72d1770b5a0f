"""A copy of the project, in which a fault can be seeded and the suite run."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from compileall import compile_dir
from contextlib import contextmanager
from pathlib import Path
from py_compile import PycInvalidationMode
from shutil import copytree, ignore_patterns

from . import Fault

ROOT = Path(__file__).parents[3]
LEFT_OUT = ignore_patterns(".*", "node_modules", "build", "dist", "__pycache__")
SUITE = "not soak and not realtime and not browser"
FAST = f"{SUITE} and not slow"
PYTEST = (
    *("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", FAST),
    "--ignore=tests/soak",  # what is asked there of the faults themselves is no notice of them
    *("-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true"),
)
"""Some faults would let a test run for ever: it is given so many seconds, which none needs."""
NO_TESTS = 5
"""What pytest ends with when it has found none."""
LONGEST = 1200.0
"""Seconds that tests are given, should a fault keep them from ever beginning."""


class Copy:
    """Whatever runs here imports from here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copytree(ROOT, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
        # By the hash of the source: a fault may come and go within one tick of the file's clock.
        for package in ("companion", "hardware", "vision"):
            mode = PycInvalidationMode.CHECKED_HASH
            compile_dir(folder / package, quiet=2, invalidation_mode=mode)

    def run(self, *arguments: str, seconds: float = LONGEST) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )

    def first_failure(self, *tests: str) -> str:
        """The first of these tests that fails, or nothing."""
        try:
            done = self.run(*PYTEST, *tests)
        except subprocess.TimeoutExpired:
            return "they never end"
        if done.returncode in (0, NO_TESTS):
            return ""
        lines = (done.stdout + done.stderr).splitlines()
        named = (line for line in lines if line.startswith(("FAILED ", "ERROR tests")))
        return next(named, lines[-1])

    @contextmanager
    def with_fault(self, fault: Fault) -> Iterator[None]:
        file = self.folder / fault.file
        text = file.read_text()
        file.write_text(fault.seeded(text))
        try:
            yield
        finally:
            file.write_text(text)

    def notices(self, fault: Fault) -> str:
        """The first test that fails with this fault, the likeliest tried first."""
        with self.with_fault(fault):
            failures = (self.first_failure(*tests) for tests in self.stages(fault) if tests)
            return next(filter(None, failures), "")

    def stages(self, fault: Fault) -> Iterator[Sequence[str]]:
        """The test files of the module that is wrong; those that import it, or are about the row
        that it breaks; those of its room; all. Only the last are the slow ones too."""
        module = Path(fault.file).with_suffix("")
        marks = (f"from {'.'.join(module.parts)} import", f'"{fault.breaks}"')
        files = sorted((self.folder / "tests").rglob("test_*.py"))
        yield [str(file) for file in files if file.stem == f"test_{module.stem}"]
        yield [str(file) for file in files if any(mark in file.read_text() for mark in marks)]
        yield rooms_of(module)
        yield ["-n", "2", "-m", SUITE, "tests"]


def rooms_of(module: Path) -> Sequence[str]:
    """Where the tests of a module's room are: of the advice to bots, with those of bots."""
    if "advice" in module.parts:
        return ["tests/bots"]
    if "games" in module.parts:
        return ["tests/games", "tests/scenarios"]
    return [f"tests/{module.parts[1]}"]
