import { lazy, Suspense } from 'react';
import type { DayRangeProps } from './day-range.tsx';

// antd's picker comes with the first form or filter of days: most lists have none.
const fields = () => import('../../../ui/fields/date-field.tsx');
export const DayField = lazy(async () => ({ default: (await fields()).DayField }));
export const MomentField = lazy(async () => ({ default: (await fields()).MomentField }));
const Range = lazy(async () => ({ default: (await import('./day-range.tsx')).DayRange }));

export const DayRange = (props: DayRangeProps) => (
  <Suspense>
    <Range {...props} />
  </Suspense>
);
