import { blockProblems, type Place } from '@karite/shared/content';
import { contentBlocks, contentPages } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { hooks } from '../../engine/write/hooks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

/** A page longer than this is drawn slowly and read by nobody. */
const MOST_BLOCKS = 40;

async function pageOf(transaction: Executor, id: string): Promise<{ place: Place; blocks: number } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await transaction.execute<{ place: Place; blocks: number }>(sql`
    select place, (select count(*)::int from "content-blocks" where page_id = page.id) as blocks
    from "content-pages" page where id = ${id}`);
  return rows[0];
}

/** What a declaration can't say of blocks and their pages (R1941, R1942, R1949). */
export const contentHooks = hooks({
  [contentBlocks.name]: {
    async check({ transaction, before, values }) {
      const pageId = values.pageId ?? before?.page?.id ?? '';
      const page = await pageOf(transaction, pageId);
      if (!page) throw invalid({ pageId: 'Page introuvable' });
      const isMoved = before?.page?.id !== pageId;
      if (isMoved && page.blocks >= MOST_BLOCKS) throw invalid({ pageId: `${MOST_BLOCKS} blocs au plus par page` });
      const former = before && {
        ...before,
        categoryId: before.category?.id,
        brandId: before.brand?.id,
        collectionId: before.collection?.id,
        products: before.products.map(({ id }) => id),
      };
      const kind = values.kind ?? before?.kind;
      if (!kind) throw invalid({ kind: 'Choisissez un bloc' });
      const wrong = blockProblems({ ...former, ...values, kind }, page.place);
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
    },
  },
  [contentPages.name]: {
    async check({ before, values }) {
      const { place = 'help', slug } = { ...before, ...values };
      if (place === 'help' && !slug) throw invalid({ slug: 'L’adresse est obligatoire' });
      if (place !== 'help' && slug) throw invalid({ slug: 'Cette page a déjà son adresse' });
    },
  },
});
