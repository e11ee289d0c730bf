import { LANGUAGE } from '@karite/shared/locale';

type Branch = { id: string; title: string; parentId: string | null; position: number };

/** A row of antd's table of a tree; what has nothing below it can't be folded. */
export type TreeRow<T> = { id: string; record: T; children?: TreeRow<T>[] };

/**
 * Nests categories below their parents, in the order of their places (R1127). A child that a search matches alone
 * goes to the first level.
 */
export function treeOf<T extends Branch>(rows: readonly T[]): TreeRow<T>[] {
  const inOrder = [...rows].sort((a, b) => a.position - b.position || a.title.localeCompare(b.title, LANGUAGE));
  const ids = new Set(rows.map((row) => row.id));
  return inOrder
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map((record) => {
      const below = inOrder.filter(({ parentId }) => parentId === record.id);
      const children = below.map((child) => ({ id: child.id, record: child }));
      return { id: record.id, record, ...(children.length > 0 && { children }) };
    });
}
