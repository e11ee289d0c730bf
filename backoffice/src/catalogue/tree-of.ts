type Branch = { id: string; title: string; parentId: string | null; position: number };

/**
 * Categories below those they belong to, in the order of their places (R1127). A search may find a child alone: it then
 * stands at the first level.
 */
export function treeOf<T extends Branch>(rows: readonly T[]) {
  const inOrder = [...rows].sort((a, b) => a.position - b.position || a.title.localeCompare(b.title, 'fr'));
  const ids = new Set(rows.map((row) => row.id));
  return inOrder
    .filter((row) => row.parentId === null || !ids.has(row.parentId))
    .map((root) => ({ root, children: inOrder.filter((row) => row.parentId === root.id) }));
}
