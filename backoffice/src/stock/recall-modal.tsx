import { formatNumber, plural } from '@karite/shared/format';
import { type Lot, lots } from '@karite/shared/resources';
import { useRef, useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { Alert } from '../ui/states/alert.tsx';

type RecallModalProps = { lot: Lot; total: number; onClose: () => void };

/** Confirms before messages are sent to customers: some orders at a time, each once, however often it runs (R1878). */
export default function RecallModal({ lot, total, onClose }: RecallModalProps) {
  const [done, setDone] = useState(0);
  // Where a lost network stopped it, it goes on.
  const after = useRef<string | null>(null);
  const written = useRef(0);
  const { write } = useWrite('POST', '/lots/{id}/recall', {
    changes: [lots.name],
    done: ({ next, orders }) =>
      next === null ? `Messages écrits pour ${formatNumber(written.current + orders)} commandes` : null,
  });

  async function send() {
    do {
      const answer = await write({ path: { id: lot.id }, body: { after: after.current } });
      after.current = answer.next;
      written.current += answer.orders;
      setDone(written.current);
    } while (after.current !== null);
  }

  return (
    <ConfirmModal
      title={`Prévenir les clients du lot ${lot.number}`}
      okText={`Écrire (${formatNumber(total)})`}
      run={send}
      onClose={onClose}
    >
      <p>
        Un message « Rappel de lot » est écrit pour chaque commande, par e-mail et par SMS selon vos modèles de
        messages. Les clients déjà prévenus pour ce lot ne reçoivent rien de plus.
      </p>
      {lot.status === 'onSale' && (
        <Alert type="warning" showIcon message="Ce lot est encore en vente : bloquez-le d’abord." />
      )}
      {done > 0 && <p role="status">Messages écrits pour {plural(done, 'commande')}…</p>}
    </ConfirmModal>
  );
}
