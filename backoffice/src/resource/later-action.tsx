import { lazy, Suspense } from 'react';
import type { RecordAction } from './resource-context.ts';

/** An action that rows don't offer: its code comes with the first record that is opened. */
export function laterAction<Shown>(load: () => Promise<RecordAction<Shown>>): RecordAction<Shown> {
  const Action = lazy(async () => ({ default: await load() }));
  return (props) =>
    props.isInRow ? null : (
      <Suspense>
        <Action {...props} />
      </Suspense>
    );
}
