import type { DemoContent } from '@karite/demo';
import { contentBlocks, contentPages, contentVersions } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findOne } from '../../engine/read/read.ts';
import { insertRecord, updateRecord } from '../../engine/write/save.ts';
import type { Executor } from '../../platform/database/database.ts';
import { draftOf } from '../../shop/content/draft.ts';

/** The page at a place, which its migration made, or a new help page. */
async function pageAt(database: Executor, { place, slug, title, summary }: DemoContent, index: number) {
  if (place === 'help')
    return insertRecord(database, contentPages, {
      place,
      slug,
      title,
      summary,
      position: 10 + index,
      isStarted: false,
    });
  const { rows } = await database.execute<{ id: string }>(sql`select id from "content-pages" where place = ${place}`);
  return rows[0]?.id ?? '';
}

/** Stores a page of the demo shop as its administrator made and published it. */
export async function storeContent(database: Executor, content: DemoContent, index: number): Promise<void> {
  const pageId = await pageAt(database, content, index);
  for (const [place, { id: _, isOff, ...block }] of content.blocks.entries())
    await insertRecord(database, contentBlocks, {
      isTinted: false,
      ...block,
      pageId,
      position: place + 1,
      isOn: !isOff,
    });
  const page = await findOne(database, contentPages, pageId);
  if (!page) throw new Error(`There is no page « ${content.place} »`);
  const published = await draftOf(database, page);
  await insertRecord(database, contentVersions, { pageId, number: 1, content: published });
  await updateRecord(database, contentPages, page, { isStarted: true, version: 1 });
}
