import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { payOnline } from './pay-online.ts';

type Unpaid = { id: string; status: string; paymentMethod: string; isRefunded?: boolean };

/** Pays an order that waits for its online payment; nothing for any other. `orderKey`: a guest's key to it. */
export function PayAgain({ order, orderKey = null }: { order: Unpaid; orderKey?: string | null }) {
  const [busy, setBusy] = useState(false);
  if (order.status !== 'pending' || order.isRefunded || order.paymentMethod !== 'en-ligne') return null;
  return (
    <Button
      disabled={busy}
      onClick={async () => {
        setBusy(true);
        await payOnline({ order, followKey: orderKey });
        setBusy(false);
      }}
    >
      Payer maintenant
    </Button>
  );
}
