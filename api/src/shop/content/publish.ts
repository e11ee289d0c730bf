import {
  BLOCK_LABELS,
  blockProblems,
  type DatedBlock,
  FIRST_CONTENT,
  type PublishedContent,
} from '@karite/shared/content';
import { type ContentPage, contentBlocks, contentPages, contentVersions } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { type ActionsOf, actions, type RunAction } from '../../engine/write/actions.ts';
import { deleteIn } from '../../engine/write/delete-record.ts';
import { addIn } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';
import { draftIds, draftOf } from './draft.ts';
import { publishedPages, visibleContent } from './published.ts';

type Run = RunAction<typeof contentPages>;
type Doing = Parameters<Run>[0];

/** Puts blocks in the place of a page's draft; those that were there may be brought back like any deleted record. */
async function fill({ app, transaction, by, record }: Doing, database: Database, blocks: readonly DatedBlock[]) {
  const writer = { app, database, by, resource: contentBlocks };
  for (const id of await draftIds(transaction, record.id)) await deleteIn(transaction, writer, id);
  for (const { id: _, isOff, ...block } of blocks) {
    const { products, questions, links, facts, ...values } = block;
    await addIn(transaction, writer, {
      ...values,
      pageId: record.id,
      isOn: !isOff,
      ...(products && { products: [...products] }),
      ...(questions && { questions: [...questions] }),
      ...(links && { links: [...links] }),
      ...(facts && { facts: [...facts] }),
    });
  }
}

/** What visitors see of a page now: what a draft begins with. */
async function shownNow(transaction: Executor, { id, place }: ContentPage): Promise<readonly DatedBlock[]> {
  const [page] = await publishedPages(transaction, sql`page.id = ${id}`, Date.now());
  return (page ? visibleContent(page) : FIRST_CONTENT[place])?.blocks ?? [];
}

/** Refuses a draft with blocks that lack something by now: the brand of a shelf was deleted. */
function judge({ blocks }: PublishedContent, { place }: ContentPage): void {
  for (const block of blocks) {
    const [problem] = Object.values(blockProblems(block, place));
    if (problem) throw new ApiError(409, 'conflict', `Bloc « ${BLOCK_LABELS[block.kind]} » : ${problem}`);
  }
}

/** Keeps the draft as the next version of its page; gives its number. The page is locked: no two have the same. */
async function storeVersion({ app, transaction, by, record }: Doing, database: Database): Promise<number> {
  const content = await draftOf(transaction, record);
  judge(content, record);
  const last = await transaction.execute<{ number: number }>(
    sql`select coalesce(max(number), 0)::int as number from "content-versions" where page_id = ${record.id}`,
  );
  const number = firstRow(last).number + 1;
  const writer = { app, database, by, resource: contentVersions };
  await addIn(transaction, writer, { pageId: record.id, number, by: by?.email ?? null, content });
  return number;
}

/** Publishes a planned version once its time has come. */
const settled = ({ version, nextVersion, nextAt }: ContentPage) =>
  nextAt && Date.parse(nextAt) <= Date.now()
    ? { version: nextVersion, nextVersion: null, nextAt: null }
    : { version, nextVersion, nextAt };

/** What the declared actions of a page do (R1944, R1945, R1947). */
export const contentActions = (database: Database): ActionsOf<typeof contentPages> => {
  const restart: Run = async (doing) => {
    await fill(doing, database, await shownNow(doing.transaction, doing.record));
    return { isStarted: true };
  };
  return actions({
    [contentPages.name]: {
      start: restart,
      discard: restart,
      publish: async (doing) => ({ ...settled(doing.record), version: await storeVersion(doing, database) }),
      schedule: async (doing) => {
        const { nextAt } = doing.values;
        if (!nextAt || Date.parse(nextAt) <= Date.now()) throw invalid({ nextAt: 'Choisissez un moment à venir' });
        return { ...settled(doing.record), nextAt, nextVersion: await storeVersion(doing, database) };
      },
      restore: async ({ transaction, record, values: { version } }) => {
        const found = await transaction.execute(
          sql`select 1 from "content-versions" where page_id = ${record.id} and number = ${version ?? null}`,
        );
        if (found.rows.length === 0) throw invalid({ version: 'Cette version n’existe pas' });
        return { ...settled(record), version: version ?? null };
      },
    },
  });
};
