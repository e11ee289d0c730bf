import { lazy, Suspense } from 'react';

/** Fetched once a code is typed; without it an order goes as well. */
const CodeNote = lazy(() => import('./code-note.tsx').catch(() => ({ default: () => null })));

export const LazyCodeNote = ({ code }: { code: string }) =>
  code.trim() && (
    <Suspense>
      <CodeNote code={code} />
    </Suspense>
  );
