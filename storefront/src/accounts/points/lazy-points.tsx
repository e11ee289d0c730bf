import type { User } from '@karite/shared/resources';
import { lazy, Suspense } from 'react';

/** Fetched after the rest of the account, of which most shops have no points. */
const OwnPoints = lazy(() => import('./own-points.tsx').catch(() => ({ default: () => null })));

export const LazyPoints = ({ user }: { user: User }) => (
  <Suspense>
    <OwnPoints user={user} />
  </Suspense>
);
