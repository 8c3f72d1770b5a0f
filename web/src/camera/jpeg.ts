import { Refused } from "./hub";

/** Pixels along the longest side: the hub looks at no more. */
const LONGEST = 1920;
const QUALITY = 0.85;

/** How long to wait for the camera's next picture: one that stands still is sent too. */
const STILL_MS = 500;

/** What a size becomes when it is no longer than allowed. */
function fitted(width: number, height: number): [number, number] {
  const by = Math.min(1, LONGEST / Math.max(width, height));
  return [Math.round(width * by), Math.round(height * by)];
}

/** The camera's next picture as JPEG, upright as the phone is held; null before the first. */
export async function nextPicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
): Promise<Blob | null> {
  await nextFrame(video);
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !video.videoWidth) return null;
  return jpeg(video, video.videoWidth, video.videoHeight, canvas);
}

/** A photograph as JPEG, upright and no larger than needed. Throws Refused for anything else. */
export async function shrunk(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null);
  const made = picture && (await jpeg(picture, picture.width, picture.height));
  picture?.close();
  if (made === null) throw new Refused({ key: "camera-no-photograph" });
  return made;
}

async function jpeg(
  picture: CanvasImageSource,
  width: number,
  height: number,
  canvas: HTMLCanvasElement = document.createElement("canvas"),
): Promise<Blob | null> {
  [canvas.width, canvas.height] = fitted(width, height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((give) => canvas.toBlob(give, "image/jpeg", QUALITY));
}

/** Older browsers cannot say when a picture is new. */
async function nextFrame(video: HTMLVideoElement): Promise<void> {
  if (!("requestVideoFrameCallback" in video)) return;
  await new Promise<void>((go) => {
    const timer = setTimeout(go, STILL_MS);
    video.requestVideoFrameCallback(() => {
      clearTimeout(timer);
      go();
    });
  });
}
