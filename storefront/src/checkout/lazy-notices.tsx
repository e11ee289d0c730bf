import { lazy, Suspense } from 'react';
import type { NoticesProps } from './checkout-notices.tsx';

/** The most important part, for a network that failed before the notices were loaded. */
const Plain = ({ state }: NoticesProps) => (
  <p role="alert">
    {state.status === 'refused' ? state.message : 'Votre commande n’est pas encore enregistrée. Réessayez.'}
  </p>
);

/** Fetched while the form is being filled in: there is no message before. */
export const fetchNotices = () => import('./checkout-notices.tsx').catch(() => ({ default: Plain }));

const Lazy = lazy(fetchNotices);

/** What went wrong, where something did. */
export function LazyNotices(props: NoticesProps) {
  const { status } = props.state;
  const isQuiet = status === 'filling' || status === 'sending' || status === 'confirmed';
  if (isQuiet && props.changes.length === 0 && !props.hasMissing) return null;
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
