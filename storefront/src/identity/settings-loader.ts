import type { Client } from '../api/client.ts';
import { orNull, partial } from '../api/page-error.ts';
import { readRules } from '../api/settings.ts';

/** Loaded with a visit's first page. Without it the shop shows what it began with: a failure shows no message. */
export const rulesLoader = (client: Client) => async () => {
  const rules = await orNull(readRules(client));
  return partial(rules, rules !== null);
};
