import { render } from "preact";

import "../styles/base.css";
import "../styles/map.css";
import "../styles/table.css";
import "./phone.css";
import "./move.css";
import { Gate } from "../parts/Gate";
import { Shell, type Loaded } from "../parts/Shell";
import { Link } from "../table/link";
import { useSeen } from "../table/use-seen";
import { PhoneTable } from "./PhoneTable";

/** The table's code is what stands behind /t/ in the address. */
const code = decodeURIComponent(location.pathname.split("/")[2] ?? "").toUpperCase();
const link = new Link(code, "seat");

function Phone(loaded: Loaded) {
  const seen = useSeen(link);
  return (
    <Gate link={link} seen={seen} code={code}>
      {(around) => <PhoneTable {...loaded} link={link} seen={seen} around={around} />}
    </Gate>
  );
}

const page = document.getElementById("page");
if (page) {
  render(<Shell code={code}>{(loaded) => <Phone {...loaded} />}</Shell>, page);
  link.open();
}
