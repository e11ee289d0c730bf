import { lazy, Suspense } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { Confirmation as Confirmed } from './confirmation-state.ts';

/** The most important part, for a network that failed just after the order was made. */
const Plain = ({ orderId }: Confirmed) => (
  <EmptyState alone title="Merci, votre commande est enregistrée" text={orderId} />
);

/** Fetched while the form is being filled in: it must be there when the order is. */
export const fetchConfirmation = () => import('./confirmation.tsx').catch(() => ({ default: Plain }));

const Lazy = lazy(fetchConfirmation);

export const LazyConfirmation = (confirmed: Confirmed) => (
  <Suspense fallback={<Plain {...confirmed} />}>
    <Lazy {...confirmed} />
  </Suspense>
);
