import { useEffect, useRef, useState } from 'react';
import { openReader } from './read-code.ts';

/** Between two scans, in ms: a hand needs longer to hold still. */
const SCAN_EVERY_MS = 120;
/** As wide as a picture is read, in px: enough for the thin lines of a code that fills half of it. */
const WIDEST = 960;

const REFUSED: Record<string, string> = {
  NotAllowedError:
    'La caméra est refusée à ce site. Autorisez-la dans les réglages du navigateur, ou saisissez le code.',
  NotFoundError: 'Cet appareil n’a pas de caméra. Saisissez le code.',
  NotReadableError: 'La caméra est prise par une autre application. Fermez-la, ou saisissez le code.',
};
const NO_CAMERA = 'La caméra ne répond pas. Saisissez le code.';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What the camera sees, upright or turned by a quarter: a code may have either direction. */
function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement, isTurned: boolean): boolean {
  const { videoWidth, videoHeight } = video;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || videoWidth === 0) return false;
  const scale = Math.min(1, WIDEST / videoWidth);
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  canvas.width = isTurned ? height : width;
  canvas.height = isTurned ? width : height;
  if (isTurned) {
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
  }
  context.drawImage(video, 0, 0, width, height);
  return true;
}

/**
 * Shows the camera in a video, and reports a code that was read twice in a row: a single reading may be wrong. Nothing is
 * scanned while `isPaused`. The camera is released on unmount. `problem`: why there is none.
 */
export function useCamera(video: HTMLVideoElement | null, isPaused: boolean, onCode: (code: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOn, setOn] = useState(false);
  const handler = useRef(onCode);
  handler.current = onCode;

  useEffect(() => {
    // It comes with the window, which may come later than this.
    if (!video) return;
    let stream: MediaStream | null = null;
    let isGone = false;
    const start = async () => {
      try {
        // Only a page that came safely is given a camera.
        if (!navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError');
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
        });
        if (isGone) return stop();
        video.srcObject = stream;
        await video.play();
        setOn(true);
      } catch (error) {
        if (!isGone) setProblem(REFUSED[nameOf(error)] ?? NO_CAMERA);
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void start();
    return () => {
      isGone = true;
      stop();
    };
  }, [video]);

  useEffect(() => {
    if (!video || !isOn || isPaused) return;
    const canvas = document.createElement('canvas');
    const reader = openReader();
    let isGone = false;
    let before: string | null = null;
    let isTurned = false;
    let timer = 0;
    const scan = async () => {
      try {
        const read = await reader;
        const code = draw(video, canvas, isTurned) ? await read(canvas) : null;
        if (isGone) return;
        if (code && code === before) return handler.current(code);
        // Where there was one it is looked for again, the same way round.
        if (!code) isTurned = !isTurned;
        before = code;
        timer = window.setTimeout(scan, SCAN_EVERY_MS);
      } catch {
        if (!isGone) setProblem('Les codes-barres ne peuvent pas être lus ici. Saisissez le code.');
      }
    };
    void scan();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [video, isOn, isPaused]);

  return { isOn, problem };
}
