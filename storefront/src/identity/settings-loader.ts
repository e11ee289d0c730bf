import type { Client } from '../api/client.ts';
import { orNull, partial } from '../api/page-error.ts';
import { readContacts, readRules } from '../api/settings.ts';

/** Loaded with a visit's first page. What can't be read is left out or is what the shop began with: a failure shows no message. */
export const settingsLoader = (client: Client) => async () => {
  const [rules, contacts] = await Promise.all([orNull(readRules(client)), orNull(readContacts(client))]);
  return partial({ rules, contacts }, rules !== null && contacts !== null);
};
