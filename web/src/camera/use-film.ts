import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

import { close, openCamera } from "./device";
import type { Answer } from "./finds";
import { askJson, problemFrom, type Problem } from "./hub";
import { nextPicture } from "./jpeg";
import { send, type Sent } from "./sender";
import { useVisible } from "./use-visible";

/** Answers over which the rate is taken. */
const COUNTED = 20;

interface Film {
  /** Why there is no camera. */
  refused: Problem | null;
  sent: Sent | null;
  /** Pictures a second. */
  rate: number;
}

/** Films as long as the page is in front, and sends what the video shows. */
export function useFilm(video: RefObject<HTMLVideoElement | null>): Film {
  const { stream, refused } = useStream();
  const visible = useVisible();
  const [sent, setSent] = useState<Sent | null>(null);
  const [rate, setRate] = useState(0);
  useEffect(() => {
    const shown = video.current;
    if (stream === null || shown === null || !visible) return;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined); // the next picture is waited for in any case
    const stop = new AbortController();
    const times: number[] = [];
    const canvas = document.createElement("canvas");
    const tell = (news: Sent) => {
      if ("answer" in news) setRate(counted(times));
      setSent(news);
    };
    const post = (picture: Blob) => askJson<Answer>("/camera/frame", picture);
    void send({ take: () => nextPicture(shown, canvas), post, tell }, stop.signal);
    return () => stop.abort();
  }, [stream, visible]);
  return { refused, sent, rate };
}

/** The camera's stream, opened anew when the phone takes it away. */
function useStream(): { stream: MediaStream | null; refused: Problem | null } {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [refused, setRefused] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(false);
  const visible = useVisible();
  useEffect(() => {
    if (!visible || !ended) return;
    setEnded(false);
    setAttempt(attempt + 1);
  }, [visible, ended]);
  useEffect(() => {
    let opened: MediaStream | null = null;
    let gone = false;
    openCamera().then(
      (camera) => {
        if (gone) return close(camera);
        opened = camera;
        for (const track of camera.getVideoTracks()) {
          track.addEventListener("ended", () => setEnded(true));
        }
        setStream(camera);
      },
      (error: unknown) => {
        if (!gone) setRefused(problemFrom(error));
      },
    );
    return () => {
      gone = true;
      if (opened) close(opened);
    };
  }, [attempt]);
  return { stream, refused };
}

/** One more answer came: so many a second. */
function counted(times: number[]): number {
  times.push(performance.now());
  if (times.length > COUNTED) times.shift();
  const [first = 0] = times;
  const long = (times.at(-1) ?? 0) - first;
  return long > 0 ? ((times.length - 1) * 1000) / long : 0;
}
