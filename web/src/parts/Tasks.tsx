import type { TaskOut } from "../generated";
import { useWords } from "../words/context";

/** More tasks than these are folded away under their number. */
const FEW = 3;
/** Up to so many are ticked one by one; with more they can be ticked together. */
const ONE_BY_ONE = 2;
const ALL = "all";
const OWN = "own";
/** In the keys of the tasks by which a game is set up. */
const SET_UP = "set-up";

interface TasksProps {
  tasks: readonly TaskOut[];
  /** Says that a task is done; without it the tasks can only be read. */
  onTick?: ((tick: string) => void) | undefined;
  /** Are they unfolded, however many they are? */
  unfolded?: boolean;
}

/** Is the game still being set up on the table? */
export function isSetUp(tasks: readonly TaskOut[]): boolean {
  return tasks.some(({ key }) => key.includes(SET_UP));
}

/** What hands must still do on the real table. */
export function Tasks({ tasks, onTick, unfolded = false }: TasksProps) {
  const words = useWords();
  if (tasks.length === 0) return null;
  const title = isSetUp(tasks) ? "web-tasks-set-up" : "web-tasks-count";
  return (
    <section class="tasks" aria-label={words.say("web-tasks")}>
      <details open={unfolded || tasks.length <= FEW}>
        <summary>
          <h2>{words.say(title, { count: tasks.length })}</h2>
        </summary>
        <List {...{ tasks, onTick }} all={ALL} />
      </details>
    </section>
  );
}

/** What a player must still do with the own real cards. */
export function Chores({ tasks, onTick }: TasksProps) {
  const words = useWords();
  if (tasks.length === 0) return null;
  return (
    <section class="tasks chores" aria-label={words.say("web-chores")}>
      <h2>{words.say("web-chores")}</h2>
      <List {...{ tasks, onTick }} all={OWN} />
    </section>
  );
}

/** `all`: what ticks all of them. */
function List({ tasks, onTick, all }: TasksProps & { all: string }) {
  const words = useWords();
  const ticks = onTick ? tasks.filter(({ tick }) => tick !== null).length : 0;
  return (
    <>
      <ul>
        {tasks.map((task) => (
          <Task key={task.tick ?? JSON.stringify(task)} task={task} onTick={onTick} />
        ))}
      </ul>
      {ticks > ONE_BY_ONE && (
        <button type="button" class="tick-all" data-tick={all} onClick={() => onTick?.(all)}>
          {words.say("web-tick-all")}
        </button>
      )}
    </>
  );
}

function Task({ task: { key, facts, tick }, onTick }: Pick<TasksProps, "onTick"> & TaskProps) {
  const words = useWords();
  const sentence = words.say(key, facts);
  return (
    <li data-task={key}>
      <span>{sentence}</span>
      {tick !== null && onTick && (
        <button
          type="button"
          class="tick"
          data-tick={tick}
          aria-label={words.say("web-tick-this", { task: sentence })}
          onClick={() => onTick(tick)}
        >
          {words.say("web-tick")}
        </button>
      )}
    </li>
  );
}

interface TaskProps {
  task: TaskOut;
}
