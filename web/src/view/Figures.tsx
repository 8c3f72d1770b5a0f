import { useWords } from "../words/context";
import type { Report } from "./look";

/** Size, rate, delay and how well the camera's place is known. */
export function Figures({ report }: { report: Report }) {
  const words = useWords();
  const { look, rate, delay } = report;
  if (look === null) return null;
  const [width, height] = look.size;
  const { camera } = look;
  const figures = {
    size: `${width} × ${height}`,
    rate: rate.toFixed(1),
    delay: `${Math.round(delay * 1000)} ms`,
    work: `${Math.round(look.seconds * 1000)} ms`,
    error: camera ? `${camera.error.toFixed(2)} px` : "–",
    lens: words.say(`camera-lens-${camera?.calibrated ? "calibrated" : "guessed"}`),
  };
  return (
    <dl class="figures">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name} data-figure={name}>
          <dt>{words.say(`camera-figure-${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
