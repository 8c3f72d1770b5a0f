"""Seeded faults: the suite notices each of them, and nothing where there is none."""

from collections import Counter
from pathlib import Path

import pytest

from .conftest import Record
from .faults import FAULTS, Fault
from .faults.copies import Copy

pytestmark = pytest.mark.xdist_group("faults")  # they share one copy

SAMPLE = ("equal-gains-the-detector", "played-cards-under-every-seat", "waiting-begins-anew")
"""One of the rules, one of what is shown, one of the time that a table waits."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def noticed() -> Counter[str]:
    """How many faults of each table were noticed so far."""
    return Counter()


def problem(fault: Fault, root: Path) -> str:
    """Why this fault cannot be seeded, or nothing."""
    try:
        compile(fault.seeded((root / fault.file).read_text()), fault.file, "exec")
    except (OSError, ValueError, SyntaxError) as error:
        return f"{fault.id}: {error}"
    return ""


def by_id(fault: Fault) -> str:
    return fault.id


def together(fault: Fault) -> object:
    """Those of one table share a copy of their own, and a count."""
    return pytest.param(fault, id=fault.id, marks=pytest.mark.xdist_group(f"faults {fault.table}"))


@pytest.mark.slow
def test_faults_are_what_their_table_says(pytestconfig: pytest.Config) -> None:
    assert len({fault.id for fault in FAULTS}) == len(FAULTS)
    wrong = [said for fault in FAULTS if (said := problem(fault, pytestconfig.rootpath))]
    assert wrong == []


@pytest.mark.slow
def test_the_copy_is_what_runs(copy: Copy) -> None:
    found = copy.run("-c", "import companion; print(companion.__file__)").stdout
    assert found.startswith(str(copy.folder))


@pytest.mark.slow
@pytest.mark.parametrize("fault", [f for f in FAULTS if f.id in SAMPLE], ids=by_id)
def test_a_fault_makes_the_difference(copy: Copy, fault: Fault) -> None:
    likeliest = next(filter(None, copy.stages(fault)))
    assert copy.first_failure(*likeliest) == ""
    with copy.with_fault(fault):
        assert copy.first_failure(*likeliest)


@pytest.mark.soak
def test_without_a_fault_the_suite_passes(copy: Copy) -> None:
    assert copy.first_failure("-n", "2", "tests") == ""


@pytest.mark.soak
@pytest.mark.parametrize("fault", [together(fault) for fault in FAULTS])
def test_the_suite_notices(copy: Copy, fault: Fault, noticed: Counter[str], record: Record) -> None:
    first = copy.notices(fault)
    noticed[fault.table] += bool(first)
    seeded = sum(other.table == fault.table for other in FAULTS)
    record(f"seeded faults, {fault.table}", 0, f"{noticed[fault.table]} of {seeded} noticed")
    assert first, f"{fault.breaks}: {fault.why}"
