/** Categories below those they belong to. A search may find a child alone: it then stands at the first level. */
export function treeOf<T extends { id: string; title: string; parentId: string | null }>(rows: readonly T[]) {
  const byTitle = [...rows].sort((a, b) => a.title.localeCompare(b.title, 'fr'));
  const ids = new Set(rows.map((row) => row.id));
  return byTitle
    .filter((row) => row.parentId === null || !ids.has(row.parentId))
    .map((root) => ({ root, children: byTitle.filter((row) => row.parentId === root.id) }));
}
