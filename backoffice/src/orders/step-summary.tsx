import type { Answer, Given } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { formatMoney, isShopCurrency } from '@karite/shared/money';
import { Spin } from 'antd';
import { useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import type { StepNote } from '../resource/resource-context.ts';
import { Alert } from '../ui/states/alert.tsx';

type Summary = Answer<'POST', '/orders/step-summary'>;
type Group = Summary['groups'][number];
type Step = Given<'POST', '/orders/step-summary'>['body']['step'];

/** What becomes of each order, and what its customer is written. */
const STEPS: Record<Step, { consequence: string; nobody: string }> = {
  announce: { consequence: 'Chaque client lit que sa commande l’attend.', nobody: 'à encaisser au retrait' },
  ship: { consequence: 'Chaque client lit que sa commande est en route.', nobody: 'sans livreur noté' },
  collect: { consequence: 'L’argent est noté comme reçu.', nobody: 'dans la caisse de la boutique' },
  give: { consequence: 'Chaque commande est remise et terminée.', nobody: 'déjà réglées' },
  finish: { consequence: 'Chaque commande est livrée et terminée.', nobody: 'déjà réglées' },
};
const isStep = (action: string): action is Step => action in STEPS;

/** Both CFA francs are called alike, and are two currencies. */
const sumOf = ({ amount, currency }: Group) =>
  isShopCurrency(currency) ? `${formatMoney(amount, currency)} (${currency})` : formatMoney(amount, currency);

const whoOf = ({ courier, isPaid }: Group, nobody: string) => (isPaid ? 'déjà réglées' : (courier ?? nobody));

/**
 * How many orders a step is for, and what they come to by currency and courier, before it is done (R2156). antd's `App`
 * draws the question around Refine, where none of its hooks work.
 */
export function StepSummary({ action, ids }: StepNote) {
  const [summary, setSummary] = useState<Summary | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const step = isStep(action) ? action : null;
  const wanted = ids.join();
  useEffect(() => {
    if (!step) return;
    let isCurrent = true;
    call('POST', '/orders/step-summary', { body: { step, ids: wanted.split(',') } }).then(
      (found) => isCurrent && setSummary(found),
      (error: unknown) => isCurrent && setProblem(messageOf(error, 'Le montant n’a pas pu être lu')),
    );
    return () => {
      isCurrent = false;
    };
  }, [step, wanted]);
  if (!step) return null;
  if (problem) return <Alert type="error" showIcon message={problem} role="alert" />;
  if (!summary) return <Spin />;
  const { consequence, nobody } = STEPS[step];
  return (
    <>
      <p>{consequence}</p>
      <ul>
        {summary.groups.map((group) => (
          <li key={`${group.courier} ${group.isPaid} ${group.currency}`}>
            {`${plural(group.count, 'commande', 'commandes')} : `}
            <strong>{sumOf(group)}</strong>
            {`, ${whoOf(group, nobody)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
