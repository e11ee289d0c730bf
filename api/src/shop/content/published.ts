import { FIRST_CONTENT, nextChange, type Place, type PublishedContent } from '@karite/shared/content';
import { contentPages, contentVersions } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { allOfResource, type Read } from '../../platform/server/cache/reads.ts';

/** What visitors see of pages follows from these; a draft, and when one was begun, does not count. */
export const PUBLISHED_READS: readonly Read[] = [
  {
    resource: contentPages.name,
    ids: null,
    fields: new Set(['slug', 'position', 'version', 'next_version', 'next_at', '+', '-']),
  },
  allOfResource(contentVersions.name),
];

/** A page, and what is published of it; `content` is `null` where nothing ever was. */
export type PublishedPage = {
  id: string;
  place: Place;
  title: string;
  summary: string | null;
  slug: string | null;
  content: PublishedContent | null;
  /** When another version takes its place, in ms; `null` where none is planned. */
  nextAt: number | null;
};

/** The pages that a condition names (`page`), each with the version that is to be seen at a moment (R1945). */
export async function publishedPages(database: Executor, where: SQL, now: number): Promise<PublishedPage[]> {
  const { rows } = await database.execute<Omit<PublishedPage, 'nextAt'> & { next: number | null }>(sql`
    select page.id, page.place, page.title, page.summary, page.slug, version.content,
      case when page.next_at > to_timestamp(${now / 1000}::float8) then extract(epoch from page.next_at)::float8 * 1000 end as next
    from "content-pages" page
    left join "content-versions" version on version.page_id = page.id
      and version.number = case when page.next_at <= to_timestamp(${now / 1000}::float8) then page.next_version else page.version end
    where ${where} order by page.position, page.id`);
  return rows.map(({ next, ...page }) => ({ ...page, nextAt: next === null ? null : Math.ceil(next) }));
}

/** What a page shows: what is published, or what the shop begins with; `null` for a help page that never was. */
export const visibleContent = ({ content, place }: PublishedPage): PublishedContent | null =>
  content ?? (place === 'help' ? null : FIRST_CONTENT[place]);

/** The first moment at which one of these pages shows something else, in ms; `null`: there is none. */
export function holdsUntil(pages: readonly PublishedPage[], now: number): number | null {
  const moments = pages.flatMap((page) => [page.nextAt, nextChange(visibleContent(page)?.blocks ?? [], now)]);
  const existing = moments.filter((moment) => moment !== null);
  return existing.length > 0 ? Math.min(...existing) : null;
}
