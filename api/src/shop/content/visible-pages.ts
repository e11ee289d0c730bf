import { type Block, blocksAt, type PublishedContent } from '@karite/shared/content';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { previewKeys } from '../../platform/server/access/preview-key.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { draftOf } from './draft.ts';
import { holdsUntil, PUBLISHED_READS, type PublishedPage, publishedPages, visibleContent } from './published.ts';

/** How a page is requested: as it is published, or, with a key, as its draft is at a moment. */
export type Requested = { key?: string | undefined; at?: string | undefined };

export type VisiblePage = Pick<PublishedPage, 'place' | 'slug'> & { title: string; summary?: string; blocks: Block[] };

type Parts = { database: Database; keys: ReturnType<typeof previewKeys> };

const whole = ({ place, slug }: PublishedPage, content: PublishedContent, now: number): VisiblePage => ({
  ...content,
  place,
  slug,
  blocks: blocksAt(content.blocks, now),
});

/**
 * The pages that a condition names, as the caller is to see them. A published page is cached until it changes or its moment
 * has passed; a preview is never cached.
 */
export const visiblePages =
  ({ database, keys }: Parts) =>
  async (request: FastifyRequest, where: SQL, { key, at }: Requested): Promise<VisiblePage[]> => {
    const now = Date.now();
    if (key === undefined) {
      const pages = await publishedPages(database, where, now);
      request.reads = PUBLISHED_READS;
      request.holdsUntil = holdsUntil(pages, now);
      return pages.flatMap((page) => {
        const content = visibleContent(page);
        return content ? [whole(page, content, now)] : [];
      });
    }
    request.cacheKey = null;
    if (!(await keys.isValid(key, now)))
      throw new ApiError(403, 'forbidden', 'Ce lien d’aperçu n’est plus valable : demandez-en un autre');
    const moment = at ? Date.parse(at) : now;
    const pages = await publishedPages(database, where, now);
    return Promise.all(
      pages.map(async (page) => whole(page, (await isBegun(database, page)) ?? visibleContent(page) ?? EMPTY, moment)),
    );
  };

const EMPTY: PublishedContent = { title: '', blocks: [] };

/** A page's draft, where one was begun. */
async function isBegun(database: Database, page: PublishedPage): Promise<PublishedContent | null> {
  const { rows } = await database.execute(sql`select 1 from "content-pages" where id = ${page.id} and is_started`);
  return rows.length > 0 || page.place === 'help' ? draftOf(database, page) : null;
}
