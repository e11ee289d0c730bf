import type { ValuesOf } from '@karite/shared/resource';
import type { categories } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { hooks, type Saving } from '../../engine/write/hooks.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

type Categories = typeof categories;

/** Two edits of the tree at once could each be right and together make two levels. */
const lockTree = (transaction: Executor) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.categoryTree})`);

const exists = async (transaction: Executor, condition: ReturnType<typeof sql>): Promise<boolean> =>
  (await transaction.execute(sql`select 1 from categories where ${condition} limit 1`)).rows.length > 0;

/** What a category says of its place in the tree; nothing that could break it, when it says none. */
const saysPlace = (values: ValuesOf<Categories>) => Boolean(values.parentId || values.children?.length);

/** Keeps the tree one level deep: only categories without a parent can be parents (R1124). */
export const categoryTree = hooks({
  categories: {
    async beforeSave({ transaction, values }) {
      if (saysPlace(values)) await lockTree(transaction);
    },
    check: judge,
  },
});

async function judge({ transaction, values, before }: Saving<Categories>): Promise<void> {
  if (!saysPlace(values)) return;
  const parent = values.parentId;
  const children = values.children;
  if (parent) {
    if (parent === before?.id) throw invalid({ parentId: 'Une catégorie ne peut pas être sa propre parente' });
    if (!(await exists(transaction, sql`id = ${parent}`)))
      throw invalid({ parentId: 'La catégorie parente n’existe pas' });
    if (await exists(transaction, sql`id = ${parent} and parent_id is not null`))
      throw invalid({ parentId: 'Une sous-catégorie ne peut pas être parente' });
  }
  const isParent = children
    ? children.length > 0
    : before
      ? await exists(transaction, sql`parent_id = ${before.id}`)
      : false;
  const ownParent = parent === undefined ? before?.parentId : parent;
  if (isParent && ownParent)
    throw invalid({ parentId: 'Une catégorie qui a des sous-catégories ne peut pas avoir de parente' });
  for (const child of children ?? []) {
    if (child === before?.id) throw invalid({ children: 'Une catégorie ne peut pas être sa propre sous-catégorie' });
    if (await exists(transaction, sql`parent_id = ${child}`))
      throw invalid({ children: 'Une catégorie qui a des sous-catégories ne peut pas devenir sous-catégorie' });
  }
}
