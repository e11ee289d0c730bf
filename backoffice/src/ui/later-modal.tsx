import type { ModalFuncProps } from 'antd';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';

/** Questions wait for the code that asks them, which few pages ever need. */
const Questions = lazy(() => import('./questions.tsx'));

/**
 * Stands in the build where antd's `App` has its `useModal`: `App.useApp().modal.confirm` fetches what draws a question
 * when the first is asked. A second tap meanwhile asks nothing more.
 */
export default function useLaterModal() {
  const [asked, setAsked] = useState<readonly ModalFuncProps[]>([]);
  const done = useCallback(() => setAsked([]), []);
  const modal = useMemo(
    () => ({ confirm: (question: ModalFuncProps) => setAsked((before) => (before.length > 0 ? before : [question])) }),
    [],
  );
  const [wasAsked, setWasAsked] = useState(false);
  if (asked.length > 0 && !wasAsked) setWasAsked(true);
  return [modal, wasAsked && <Suspense key="questions">{<Questions asked={asked} done={done} />}</Suspense>];
}
