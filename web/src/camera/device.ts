import { Refused } from "./hub";

/** The same as the hub asks webcams for. */
const WIDTH = 1920;
const HEIGHT = 1080;

/** Below this along the picture the tags of pieces are hard to read. */
const ENOUGH = 1280;

/** Can this page have a camera at all? Browsers keep it from pages without https. */
export function mayFilm(): boolean {
  return "mediaDevices" in navigator;
}

/** The phone's rear camera. Throws Refused. */
export async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: "environment" },
        width: { ideal: WIDTH },
        height: { ideal: HEIGHT },
      },
    });
  } catch (error) {
    throw new Refused(refusal(error));
  }
}

export function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export function isSmall(width: number, height: number): boolean {
  return Math.max(width, height) < ENOUGH;
}

const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: "camera-forbidden",
  SecurityError: "camera-forbidden",
  NotFoundError: "camera-none",
  NotReadableError: "camera-busy",
  AbortError: "camera-busy",
};

function refusal(error: unknown) {
  const name = error instanceof Error ? error.name : String(error);
  return { key: REFUSALS[name] ?? "camera-failed", facts: { reason: name } };
}
