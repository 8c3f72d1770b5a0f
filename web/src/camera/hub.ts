import type { Facts } from "../words/words";

/** What cannot be done, as a message key and its facts. */
export interface Problem {
  key: string;
  facts?: Facts;
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

const PATIENCE_MS = 10_000;

/** The key stands behind # in the address, where no server's log sees it. */
export function keyInAddress(): string {
  return location.hash.slice(1);
}

/** Ask the hub for something; with a body it is sent. Throws Refused. */
export async function ask(path: string, body?: BodyInit): Promise<Response> {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "X-Key": keyInAddress() },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && { body }),
  }).catch(() => null);
  if (response === null) throw new Refused({ key: "camera-hub-silent" });
  if (!response.ok) throw new Refused(await problemOf(response));
  return response;
}

export async function askJson<Answer>(path: string, body?: BodyInit): Promise<Answer> {
  const response = await ask(path, body);
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new Refused({ key: "camera-hub-silent" });
  }
}

/** What went wrong, whatever was thrown. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  return { key: "camera-failed", facts: { reason: String(error) } };
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return ((await response.json()) as { problem: Problem }).problem;
  } catch {
    return { key: "camera-hub-silent" };
  }
}
