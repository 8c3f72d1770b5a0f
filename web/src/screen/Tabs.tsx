import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { useWords } from "../words/context";

export interface Tab {
  name: string;
  content: ComponentChildren;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** The tab that helps with what is going on; it is shown until that is over. */
  wanted: string | null;
}

/** Panels of which one at a time is shown. */
export function Tabs({ tabs, wanted }: TabsProps) {
  const words = useWords();
  const [chosen, setChosen] = useState(tabs[0]?.name);
  const active = wanted ?? chosen;
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist">
        {tabs.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            aria-selected={name === active}
            onClick={() => setChosen(name)}
          >
            {words.say(`web-panel-${name}`)}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          class="tab-panel"
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          data-panel={name}
          data-active={name === active ? "" : undefined}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
