import { type ComponentType, lazy, Suspense } from 'react';
import type { OfferedMethod } from '../../api/payment-methods.ts';
import type { ChargedAmountProps, ChargedMethod } from './charged-amount.tsx';

/** For the countries that pay in another money alone: nobody else fetches it. */
const Lazy = lazy<ComponentType<ChargedAmountProps>>(() =>
  import('./charged-amount.tsx')
    .then(({ ChargedAmount }) => ({ default: ChargedAmount }))
    .catch(() => ({ default: () => null })),
);

const isCharged = (method: OfferedMethod): method is OfferedMethod & ChargedMethod =>
  method.rate !== null && method.amountMultiple !== null;

/** Beside the total (in the shop's currency): the amount in the currency of the payment, where that is another one. */
export const LazyChargedAmount = ({ method, total }: { method: OfferedMethod | undefined; total: number }) =>
  method && isCharged(method) ? (
    <Suspense>
      <Lazy method={method} total={total} />
    </Suspense>
  ) : null;
