import { lazy } from 'react';
import type { RecordAction } from './resource-context.ts';

/** An action that rows don't offer. Its code is loaded with the first opened record, before that record's buttons. */
export function lazyAction<Shown>(load: () => Promise<RecordAction<Shown>>): RecordAction<Shown> {
  const Action = lazy(async () => ({ default: await load() }));
  return (props) => (props.isInRow ? null : <Action {...props} />);
}
