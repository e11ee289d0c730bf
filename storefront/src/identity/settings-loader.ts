import type { Client } from '../api/client.ts';
import { orNull, partial } from '../api/page-error.ts';
import { readContacts, readIdentity, readRules } from '../api/settings.ts';

/** Loaded with a visit's first page. What can't be read is left out or is what the shop began with: a failure shows no message. */
export const settingsLoader = (client: Client) => async () => {
  const [identity, rules, contacts] = await Promise.all([
    orNull(readIdentity(client)),
    orNull(readRules(client)),
    orNull(readContacts(client)),
  ]);
  return partial({ identity, rules, contacts }, identity !== null && rules !== null && contacts !== null);
};
