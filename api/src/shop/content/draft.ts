import type { DatedBlock, PublishedContent } from '@karite/shared/content';
import { BLOCK_FIELDS } from '@karite/shared/content';
import { type ContentBlock, contentBlocks } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findByIds } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';

/** A page as its title, its sentence and its address say it. */
export type PageTexts = { id: string; title: string; summary: string | null };

/** The ids of a page's blocks in their order. */
export async function draftIds(database: Executor, pageId: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from "content-blocks" where page_id = ${pageId} order by position, id`,
  );
  return rows.map(({ id }) => id);
}

const isSet = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** What a record of a block says, without what is empty and what its kind does not have. */
export function blockOf(record: ContentBlock): DatedBlock {
  const { id, kind, isOn, startsAt, endsAt, category, brand, collection, products, ...rest } = record;
  const whole: Record<string, unknown> = {
    ...rest,
    categoryId: category?.id,
    brandId: brand?.id,
    collectionId: collection?.id,
    products: products.map((product) => product.id),
    questions: rest.questions.map(({ question, answer }) => ({ question, answer })),
    links: rest.links.map(({ label, to }) => ({ label, to })),
    facts: rest.facts.map(({ label, value }) => ({ label, value })),
  };
  const stated = BLOCK_FIELDS.filter((name) => isSet(whole[name])).map((name) => [name, whole[name]]);
  return {
    id,
    kind,
    ...(!isOn && { isOff: true }),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    ...Object.fromEntries(stated),
  };
}

/** A page's draft, as it would be published now. */
export async function draftOf(database: Executor, { id, title, summary }: PageTexts): Promise<PublishedContent> {
  const ids = await draftIds(database, id);
  const found = await findByIds(database, contentBlocks, ids);
  const blocks = ids.flatMap((each) => {
    const record = found.get(each);
    return record ? [blockOf(record)] : [];
  });
  return { title, ...(summary && { summary }), blocks };
}
