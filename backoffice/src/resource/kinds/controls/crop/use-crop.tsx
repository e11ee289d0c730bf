import { lazy, Suspense, useRef, useState } from 'react';
import { ratioOf } from './cut.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Pictures this near to the shop's ratio are shown as they are. */
const NEAR = 0.02;

type Question = { file: File; ratio: number; answer: (file: File | null) => void };

/**
 * Lets the user choose the shown part of pictures (R1541), one dialog after the other. `fit` opens it only for pictures of
 * another ratio than the shop's, and returns the files to send. `crop` always opens it, at the picture's own ratio where the
 * shop has none. `dialog` has to be drawn.
 */
export function useCrop(ratio: number | undefined) {
  const [question, setQuestion] = useState<Question | null>(null);
  const latest = useRef<Promise<unknown>>(Promise.resolve());

  const openDialog = (file: File, isFitting: boolean): Promise<File | null> => {
    const answered = latest.current.then(async () => {
      if (isFitting && ratio === undefined) return file;
      const own = await ratioOf(file);
      if (own === null) return isFitting ? file : null;
      if (isFitting && ratio !== undefined && Math.abs(own / ratio - 1) <= NEAR) return file;
      return new Promise<File | null>((answer) => setQuestion({ file, ratio: ratio ?? own, answer }));
    });
    latest.current = answered;
    return answered;
  };

  const done = (file: File | null) => {
    setQuestion(null);
    question?.answer(file);
  };
  const dialog = question && (
    <Suspense>
      <CropDialog file={question.file} ratio={question.ratio} onDone={done} />
    </Suspense>
  );
  const fit = async (files: readonly File[]) =>
    (await Promise.all(files.map((file) => openDialog(file, true)))).filter((file) => file !== null);
  return { fit, crop: (file: File) => openDialog(file, false), dialog };
}
