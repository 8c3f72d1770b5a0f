// Writes the browser's types from Python's: `node scripts/types.js`, with --check only compares.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const games = join(web, "src", "games");
const python = process.env.PYTHON ?? join(web, "..", ".venv", "bin", "python");
const checking = process.argv.includes("--check");

const options = {
  bannerComment: "// Made by `npm run types` from the shapes in Python. Do not edit.",
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  printWidth: 100,
};

/** What the generator notes about the schema's inside; nobody needs it. */
const REFERENCES =
  / \*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the .*\n/g;

function schemaOf(argumentsOfModule) {
  const module = ["-m", "companion.server.types", ...argumentsOfModule];
  return JSON.parse(execFileSync(python, module, { cwd: join(web, ".."), encoding: "utf8" }));
}

/** The types that the definitions of a schema name; the schema itself has none. */
async function typesOf(schema) {
  const root = { ...schema, title: "Root", type: "object", properties: {} };
  const text = await compile(root, "Root", options);
  return text.replace(/export interface Root \{\s*\}\n/, "").replace(REFERENCES, "");
}

function differs(file, text) {
  return !existsSync(file) || readFileSync(file, "utf8") !== text;
}

const wanted = [[join(web, "src", "generated.ts"), []]];
for (const game of readdirSync(games, { withFileTypes: true })) {
  if (game.isDirectory()) wanted.push([join(games, game.name, "generated.ts"), [game.name]]);
}

let drifted = false;
for (const [file, names] of wanted) {
  const text = await typesOf(schemaOf(names));
  if (!differs(file, text)) continue;
  if (checking) {
    console.error(`${file} is not what Python says. Run: npm run types`);
    drifted = true;
  } else {
    writeFileSync(file, text);
  }
}
process.exitCode = drifted ? 1 : 0;
