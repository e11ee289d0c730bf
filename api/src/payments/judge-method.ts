import type { Executor } from '../database/database.ts';
import type { Row } from '../resource/read.ts';
import type { ResourceHooks } from '../resource/write.ts';
import { invalid } from '../server/errors/api-error.ts';
import { minutesOf } from './opening-hours.ts';

/** Refuses hours that are none, which would mean « always open », and an online way that nobody could take money by. */
async function judge(_database: Executor, values: Record<string, unknown>, before: Row | null): Promise<void> {
  const method = { ...before, ...values } as Record<string, unknown>;
  const wrong: Record<string, string> = {};
  for (const field of ['opensAt', 'closesAt'])
    if (method[field] && minutesOf(String(method[field])) === null) wrong[field] = 'Heure attendue, comme 08:00';
  if (Boolean(method.opensAt) !== Boolean(method.closesAt))
    wrong[method.opensAt ? 'closesAt' : 'opensAt'] ??= 'Les deux heures vont ensemble';
  if (method.method === 'en-ligne') {
    if (!method.provider) wrong.provider = 'Le paiement en ligne passe par un prestataire';
    if (!method.currency) wrong.currency = 'Le paiement en ligne se fait dans une monnaie';
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** What a declaration cannot say of a way to pay: which of its fields go together. */
export const paymentMethodHooks: ResourceHooks = { check: judge, beforeSave: judge };
