import { formatNumber } from '@karite/shared/format';
import { type Lot, lots } from '@karite/shared/resources';
import { useInvalidate, useNotification } from '@refinedev/core';
import { useRef, useState } from 'react';
import { call } from '../providers/call.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

type RecallModalProps = { lot: Lot; total: number; onClose: () => void };

/** Asks before customers are written to; some orders at a time, each once, however often it is asked (R1878). */
export default function RecallModal({ lot, total, onClose }: RecallModalProps) {
  const [done, setDone] = useState(0);
  // Where a lost network stopped it, it goes on.
  const after = useRef<string | null>(null);
  const told = useRef(0);
  const invalidate = useInvalidate();
  const { open } = useNotification();

  async function tell() {
    do {
      const answer = await call('POST', '/lots/{id}/recall', { path: { id: lot.id }, body: { after: after.current } });
      after.current = answer.next;
      told.current += answer.orders;
      setDone(told.current);
    } while (after.current !== null);
    void invalidate({ resource: lots.name, invalidates: ['list', 'detail'], id: lot.id });
    open?.({ type: 'success', message: `Messages écrits pour ${formatNumber(told.current)} commandes` });
  }

  return (
    <ConfirmModal
      title={`Prévenir les clients du lot ${lot.number}`}
      okText={`Écrire (${formatNumber(total)})`}
      run={tell}
      onClose={onClose}
    >
      <p>
        Un message « Rappel de lot » est écrit pour chaque commande, par e-mail et par SMS selon vos modèles de
        messages. Une commande à qui il a déjà été écrit pour ce lot ne l’est pas une deuxième fois.
      </p>
      {lot.status === 'onSale' && (
        <p>
          <strong>Ce lot est encore en vente : bloquez-le d’abord.</strong>
        </p>
      )}
      {done > 0 && <p role="status">{formatNumber(done)} commandes traitées…</p>}
    </ConfirmModal>
  );
}
