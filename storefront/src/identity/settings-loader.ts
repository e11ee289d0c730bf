import type { Client } from '../api/client.ts';
import { orPreviewError, previewOf, readLayout, shown } from '../api/content.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { orNull } from '../api/page-error.ts';
import { readContacts, readIdentity, readRules } from '../api/settings.ts';

/** Loaded with a visit's first page. What can't be read is left out or is what the shop began with: a failure shows no message. */
export const settingsLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs) => {
    const preview = previewOf(request);
    const [identity, rules, contacts, layout] = await Promise.all([
      orNull(readIdentity(client)),
      orNull(readRules(client)),
      orNull(readContacts(client)),
      orNull(orPreviewError(readLayout(client, preview))),
    ]);
    const { header = [], services = [], hasHelp = false, announcement = null, columns = [] } = layout ?? {};
    return shown(
      {
        identity,
        rules,
        contacts,
        links: { header, services, hasHelp },
        // Head and foot are drawn by the server alone.
        serverOnly: { announcement, columns },
      },
      preview,
      identity !== null && rules !== null && contacts !== null && layout !== null,
    );
  };
