import { lazy } from 'react';
import type { RecordAction } from './resource-context.ts';

/** An action that rows don't offer: its code comes with the first record that is opened, whose other buttons wait for it. */
export function lazyAction<Shown>(load: () => Promise<RecordAction<Shown>>): RecordAction<Shown> {
  const Action = lazy(async () => ({ default: await load() }));
  return (props) => (props.isInRow ? null : <Action {...props} />);
}
