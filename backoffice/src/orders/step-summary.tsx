import type { Answer, Given, PathOf } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { formatMoney, isFcfa } from '@karite/shared/payments';
import { useCustom } from '@refinedev/core';
import { Alert, Spin } from 'antd';
import { API } from '../providers/api.ts';
import { messageOf } from '../providers/message-of.ts';
import type { StepNote } from '../resource/resource-context.ts';

const PATH = '/orders/step-summary' satisfies PathOf<'POST'>;

type Summary = Answer<'POST', typeof PATH>;
type Group = Summary['groups'][number];
type Step = Given<'POST', typeof PATH>['body']['step'];

/** What becomes of each order, and what its customer is written. */
const STEPS: Record<Step, { consequence: string; nobody: string }> = {
  announce: { consequence: 'Chaque client lit que sa commande l’attend.', nobody: 'à encaisser au retrait' },
  ship: { consequence: 'Chaque client lit que sa commande est en route.', nobody: 'sans livreur noté' },
  collect: { consequence: 'L’argent est noté comme reçu.', nobody: 'dans la caisse de la boutique' },
  give: { consequence: 'Chaque commande est remise et terminée.', nobody: 'déjà réglées' },
  finish: { consequence: 'Chaque commande est livrée et terminée.', nobody: 'déjà réglées' },
};
const isStep = (action: string): action is Step => action in STEPS;

/** Both FCFA are called alike, and are two currencies. */
const sumOf = ({ amount, currency }: Group) =>
  isFcfa(currency) ? `${formatMoney(amount, currency)} (${currency})` : formatMoney(amount, currency);

const whoOf = ({ courier, isPaid }: Group, nobody: string) => (isPaid ? 'déjà réglées' : (courier ?? nobody));

/** How many orders a step is for, and what they come to by currency and courier, before it is done (R2156). */
export function StepSummary({ action, ids }: StepNote) {
  const step = isStep(action) ? action : null;
  const { query } = useCustom<Summary>({
    url: API + PATH,
    method: 'post',
    config: { payload: { step, ids } },
    queryOptions: { enabled: step !== null, gcTime: 0 },
    errorNotification: false,
  });
  if (!step) return null;
  if (query.isError)
    return (
      <Alert type="error" showIcon message={messageOf(query.error, 'Le montant n’a pas pu être lu')} role="alert" />
    );
  if (!query.data) return <Spin />;
  const { consequence, nobody } = STEPS[step];
  return (
    <>
      <p>{consequence}</p>
      <ul>
        {query.data.data.groups.map((group) => (
          <li key={`${group.courier} ${group.isPaid} ${group.currency}`}>
            {`${plural(group.count, 'commande', 'commandes')} : `}
            <strong>{sumOf(group)}</strong>
            {`, ${whoOf(group, nobody)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
