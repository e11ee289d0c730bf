import { lazy, Suspense, useCallback, useRef, useState } from 'react';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Pictures this near to the shop's ratio are shown as they are. */
const NEAR = 0.02;

type Asked = { file: File; ratio: number; answer: (file: File | null) => void };

/**
 * Asks which part of a picture is shown. `fit` asks of those only that are not of the shop's ratio, one after the other, and
 * answers what is to be sent; without a ratio it asks of none. `crop` asks of one in any case, at its own ratio where the shop
 * has none. `dialog` is drawn by whoever asks. The code for it comes with the first question.
 */
export function useCrop(ratio: number | undefined) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = useRef(0);
  /** Ends with the latest pictures that were brought: those that come meanwhile wait for it, in their order. */
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback(<T,>(work: () => Promise<T>): Promise<T> => {
    const done = latest.current.then(work);
    latest.current = done.catch(() => undefined);
    return done;
  }, []);
  const ask = useCallback(
    (file: File, ratio: number) =>
      new Promise<File | null>((answer) => {
        count.current += 1;
        setAsked({ file, ratio, answer });
      }),
    [],
  );
  const answered = (file: File | null) => {
    setAsked(null);
    asked?.answer(file);
  };
  const fit = useCallback(
    (files: readonly File[]): Promise<File[]> =>
      inTurn(async () => {
        const kept: File[] = [];
        for (const file of files) {
          const own = ratio === undefined ? null : await (await import('./cut.ts')).ratioOf(file);
          const isOdd = ratio !== undefined && own !== null && Math.abs(own / ratio - 1) > NEAR;
          const chosen = isOdd ? await ask(file, ratio) : file;
          if (chosen) kept.push(chosen);
        }
        return kept;
      }),
    [ratio, ask, inTurn],
  );
  const crop = useCallback(
    (file: File): Promise<File | null> =>
      inTurn(async () => {
        const own = ratio ?? (await (await import('./cut.ts')).ratioOf(file));
        return own === null ? null : ask(file, own);
      }),
    [ratio, ask, inTurn],
  );
  const dialog = asked && (
    <Suspense>
      <CropDialog key={count.current} file={asked.file} ratio={asked.ratio} onDone={answered} />
    </Suspense>
  );
  return { fit, crop, dialog };
}
