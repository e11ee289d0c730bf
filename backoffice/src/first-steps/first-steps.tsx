import { lazy, Suspense } from 'react';
import { StillLoading } from '../ui/states/loading.tsx';
import { useFirstSteps } from './use-first-steps.ts';

// Few shops are new, and none for long.
const FirstStepsPanel = lazy(() => import('./first-steps-panel.tsx'));

/** The first steps of a new shop, until all are done or put away (R1581). */
export function FirstSteps() {
  const { steps, isLoading, refetch } = useFirstSteps();
  if (isLoading) return <StillLoading />;
  if (!steps?.isNew || steps.isHidden || steps.steps.every(({ isDone }) => isDone)) return null;
  return (
    <Suspense fallback={<StillLoading />}>
      <div className="panels">
        <FirstStepsPanel {...steps} onChange={refetch} />
      </div>
    </Suspense>
  );
}
