import { lazy, Suspense } from 'react';
import { useFirstSteps } from './use-first-steps.ts';

// Few shops are new, and none for long.
const FirstStepsPanel = lazy(() => import('./first-steps-panel.tsx'));

/** The first steps of a new shop, until all are done or put away (R1581). */
export function FirstSteps() {
  const { steps, refetch } = useFirstSteps();
  if (!steps?.isNew || steps.isHidden || steps.steps.every(({ isDone }) => isDone)) return null;
  return (
    <Suspense>
      <div className="panels">
        <FirstStepsPanel {...steps} onChange={refetch} />
      </div>
    </Suspense>
  );
}
