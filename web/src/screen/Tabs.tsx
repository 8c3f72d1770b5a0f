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

/** Panels of which a small screen shows one at a time; a large one always shows the first, and
 * beside it the chosen one or the second. */
export function Tabs({ tabs, wanted }: TabsProps) {
  const words = useWords();
  const [chosen, setChosen] = useState(tabs[0]?.name);
  const active = wanted ?? chosen;
  const beside = active === tabs[0]?.name ? tabs[1]?.name : active;
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
            data-beside={name === beside ? "" : undefined}
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
          data-beside={name === beside ? "" : undefined}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
