import type { Client } from '../api/client.ts';
import { listIdentities, listLegalPages } from '../api/legal.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { orPageError } from '../api/page-error.ts';

/** A page of small print, by its address, and who sells. */
export const legalLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs) => {
    const name = new URL(request.url).pathname.replace(/^\/|\/$/g, '');
    const [pages, identities] = await orPageError(Promise.all([listLegalPages(client), listIdentities(client)]), {
      failed: 'Impossible de charger cette page.',
    });
    const page = pages.find((it) => it.page === name);
    if (!page) throw new Error(`The API has no legal page ${name}`);
    return { page, identities };
  };

export type LegalData = Awaited<ReturnType<ReturnType<typeof legalLoader>>>;
