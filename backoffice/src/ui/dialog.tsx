import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazy(() => import('./dialog-window.tsx'));

/** A window over the page, for as long as it is rendered. What draws it comes with the first. */
export const Dialog = (props: DialogProps) => (
  <Suspense>
    <DialogWindow {...props} />
  </Suspense>
);
