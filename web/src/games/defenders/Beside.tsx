import type { BesideProps } from "../../face";
import { DarkArtsPath } from "./DarkArtsPath";
import type { DefendersView, PrintedDefenders } from "./generated";
import { LoyaltyTrack } from "./LoyaltyTrack";

/** The Side Board's two tracks. */
export function Beside(props: BesideProps<DefendersView, PrintedDefenders>) {
  return (
    <div class="tracks">
      <DarkArtsPath {...props} />
      <LoyaltyTrack {...props} />
    </div>
  );
}
