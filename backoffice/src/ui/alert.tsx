import type { AlertProps } from 'antd';
import { lazy, Suspense } from 'react';

const AlertBox = lazy(() => import('./alert-box.tsx'));

/** antd's alert, for pages that seldom have one to show: it comes with the first. */
export const Alert = (props: AlertProps) => (
  <Suspense>
    <AlertBox {...props} />
  </Suspense>
);
