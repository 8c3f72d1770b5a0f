"""The set-up of a camera, as data: steps that say what to do, frames and answers that lead on.

It has no clock, no files and no threads. Whoever shows the steps to a person hands in what the
person answers; whoever has the frames hands in each with what the eye made of it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from companion.tracking.source import Board, Facts, SourceProblem
from vision.seeing.look import Frame, Look
from vision.setup.board_stages import EmptyStage, HeightStage, PoseStage
from vision.setup.lens_stage import LensStage
from vision.setup.settings import Settings
from vision.setup.stage import Saying, Stage

State = Literal["waiting", "now", "done", "skipped"]
STAGES: Mapping[str, Callable[[Board], Stage]] = {
    "lens": lambda board: LensStage(),
    "pose": PoseStage,
    "height": HeightStage,
    "empty": EmptyStage,
}
STEPS = tuple(STAGES)


class Step(NamedTuple):
    """One step, as a person is shown it."""

    name: str
    state: State
    key: str
    """The sentence."""
    facts: Facts
    progress: float
    """From 0 to 1."""
    answers: Sequence[str]
    """What may be answered; `number` stands for a number of millimetres."""


class Setup:
    """One set-up. `settings` is another object as soon as a step has changed something."""

    def __init__(self, board: Board, settings: Settings) -> None:
        self._board = board
        self.settings = settings
        self._stages: dict[str, Stage] = {name: self._new(name) for name in STEPS}
        self._states: dict[str, State] = dict.fromkeys(STEPS, "waiting")
        self._states |= {name: "done" for name, known in _known(settings).items() if known}

    @property
    def is_active(self) -> bool:
        """Does a step wait for frames?"""
        return self._now is not None

    @property
    def steps(self) -> Sequence[Step]:
        return [self._step(name) for name in STEPS]

    def see(self, frame: Frame, look: Look) -> None:
        """The next frame, and what the eye made of it."""
        if name := self._now:
            self._finish(name, self._stages[name].see(frame, look, self.settings))

    def answer(self, step: object, answer: object) -> None:
        """What a person answers to a step. Raises SourceProblem where that is no answer to it."""
        step, answer = str(step), str(answer)
        if step not in STEPS:
            raise SourceProblem("problem-setup-step", step=step)
        if answer == "begin":
            self._begin(step)
        elif step != self._now:
            raise SourceProblem("problem-setup-answer", answer=answer)
        elif answer == "stop":
            self._states[step] = "waiting"
        elif answer == "skip":
            self._states[step] = "skipped"
            self._go_on(step)
        else:
            self._finish(step, self._stages[step].answer(answer, self.settings))

    @property
    def _now(self) -> str | None:
        return next((name for name in STEPS if self._states[name] == "now"), None)

    def _begin(self, step: str) -> None:
        if now := self._now:
            self._states[now] = "waiting"
        self._stages[step] = self._new(step)
        self._states[step] = "now"

    def _finish(self, step: str, settings: Settings | None) -> None:
        if settings is not None:
            self.settings = settings
            self._states[step] = "done"
            self._go_on(step)

    def _go_on(self, step: str) -> None:
        """The next step that still waits begins by itself."""
        later = STEPS[STEPS.index(step) + 1 :]
        if waiting := [name for name in later if self._states[name] == "waiting"]:
            self._begin(waiting[0])

    def _step(self, name: str) -> Step:
        state = self._states[name]
        saying = self._saying(name, state)
        answers = [*saying.answers, "stop"] if state == "now" else ["begin"]
        return Step(name, state, saying.key, saying.facts, saying.progress, answers)

    def _saying(self, name: str, state: State) -> Saying:
        stage = self._stages[name]
        if state == "now":
            return stage.saying
        return stage.done(self.settings) if state == "done" else Saying(f"setup-{state}")

    def _new(self, name: str) -> Stage:
        return STAGES[name](self._board)


def _known(settings: Settings) -> Mapping[str, bool]:
    """What was set up another evening."""
    return {"lens": settings.lens is not None, "empty": settings.empty is not None}
