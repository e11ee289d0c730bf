import type { Client } from '../api/client.ts';
import { listHelp, orPreviewError, previewOf, readHelp, shown } from '../api/content.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { orPageError } from '../api/page-error.ts';

const WORDS = {
  failed: 'Impossible de charger cette page.',
  missing: 'Page introuvable - Cette page d’aide n’existe pas, ou plus.',
};

/** The help pages that are published (R1949); none: there is no such page. */
export const helpListLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs) => {
    const preview = previewOf(request);
    const { items } = await orPageError(orPreviewError(listHelp(client, preview)), WORDS);
    return shown({ pages: items, isPreview: preview.key !== undefined }, preview);
  };

export const helpPageLoader =
  (client: Client) =>
  async ({ request, params: { slug = '' } }: LoaderArgs) => {
    const preview = previewOf(request);
    const { title, summary, blocks } = await orPageError(orPreviewError(readHelp(client, slug, preview)), WORDS);
    return shown({ title, summary, isPreview: preview.key !== undefined, blocks }, preview);
  };
