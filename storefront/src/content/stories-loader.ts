import type { Client } from '../api/client.ts';
import { orPreviewError, previewOf, readContent, shown } from '../api/content.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { orPageError } from '../api/page-error.ts';

/** The chapters of the shop's story (R1207), as they are published. */
export const storiesLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs) => {
    const preview = previewOf(request);
    const { title, summary, blocks } = await orPageError(orPreviewError(readContent(client, 'stories', preview)), {
      failed: 'Impossible de charger cette page.',
    });
    const isPreview = preview.key !== undefined;
    return shown({ title, summary, isPreview, blocks }, preview);
  };
