import { RETURN_COMMENT_LENGTH, RETURN_REASONS, type ReturnReason } from '@karite/shared/returns';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { type FollowedOrder, requestReturn } from '../api/orders.ts';
import { Button } from '../ui/button/button.tsx';
import { SelectField, TextArea } from '../ui/field/field.tsx';
import { useFirstFault } from '../ui/field/use-first-fault.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Quantity } from '../ui/quantity/quantity.tsx';
import styles from './orders.module.css';

const isReason = (text: string): text is ReturnReason => Object.hasOwn(RETURN_REASONS, text);

type Props = { order: FollowedOrder; orderKey?: string; onDone: () => void; onClose: () => void };

/** Which articles go back, how many of each, and why. */
export function ReturnForm({ order, orderKey, onDone, onClose }: Props) {
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [reason, setReason] = useState<ReturnReason>('damaged');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; isOfItems?: boolean } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(form, problem);
  const items = Object.entries(chosen).flatMap(([productId, quantity]) =>
    quantity > 0 ? [{ productId, quantity }] : [],
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    if (items.length === 0) return setProblem({ text: 'Choisissez au moins un article', isOfItems: true });
    setBusy(true);
    try {
      await requestReturn(browserClient, order.id, { key: orderKey, reason, comment: comment.trim() || null, items });
      onDone();
    } catch (error) {
      const first = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
      setProblem({ text: first ?? messageOf(error, 'Erreur lors de la demande de retour') });
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={styles.returnForm} onSubmit={send} noValidate>
      {order.items.map(({ productId, name, quantity }) => (
        <div key={productId} className={styles.returnLine}>
          <label>
            <input
              type="checkbox"
              aria-invalid={problem?.isOfItems && items.length === 0 ? true : undefined}
              checked={(chosen[productId] ?? 0) > 0}
              onChange={(event) => setChosen({ ...chosen, [productId]: event.target.checked ? quantity : 0 })}
            />
            {name}
          </label>
          {quantity > 1 && Boolean(chosen[productId]) && (
            <Quantity
              value={chosen[productId] ?? 1}
              min={1}
              max={quantity}
              name={name}
              onChange={(value) => setChosen({ ...chosen, [productId]: value })}
            />
          )}
        </div>
      ))}
      <SelectField
        label="Raison"
        value={reason}
        onChange={({ target }) => isReason(target.value) && setReason(target.value)}
      >
        {Object.entries(RETURN_REASONS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Votre message"
        optional
        maxLength={RETURN_COMMENT_LENGTH}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {problem && <Notice kind="error">{problem.text}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          Envoyer la demande
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Fermer
        </Button>
      </div>
    </form>
  );
}
