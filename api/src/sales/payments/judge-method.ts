import type { paymentMethods } from '@karite/shared/resources';
import { hooks, type Saving } from '../../engine/write/hooks.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { minutesOf } from './opening-hours.ts';

type Methods = typeof paymentMethods;

/** Refuses hours that are none, which would mean « always open », and an online way that nobody could take money by. */
async function check({ values, before }: Saving<Methods>): Promise<void> {
  const method = { ...before, ...values };
  const wrong: Record<string, string> = {};
  for (const field of ['opensAt', 'closesAt'] as const)
    if (method[field] && minutesOf(method[field]) === null) wrong[field] = 'Heure attendue, comme 08:00';
  if (Boolean(method.opensAt) !== Boolean(method.closesAt))
    wrong[method.opensAt ? 'closesAt' : 'opensAt'] ??= 'Les deux heures vont ensemble';
  if (method.method === 'en-ligne') {
    if (!method.provider) wrong.provider = 'Le paiement en ligne passe par un prestataire';
    if (!method.currency) wrong.currency = 'Le paiement en ligne se fait dans une monnaie';
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** What a declaration cannot say of a way to pay: which of its fields go together. */
export const paymentMethodHooks = hooks({ 'payment-methods': { check } });
