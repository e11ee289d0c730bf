import { describe, expect, it } from 'vitest';
import { treeOf } from './tree-of.ts';

const row = (id: string, title: string, position: number, parentId: string | null = null) => ({
  ...{ id, title, position, parentId },
});

describe('the tree of categories', () => {
  it('R1127: puts children below their parent, both in their order', () => {
    const rows = [
      ...[row('2', 'Visage', 1), row('1', 'Épilation', 2)],
      ...[row('4', 'Crèmes', 2, '2'), row('3', 'Sérums', 1, '2'), row('5', 'Baumes', 2, '2')],
    ];
    const tree = treeOf(rows).map(({ record, children }) => [
      record.title,
      children?.map((child) => child.record.title),
    ]);
    expect(tree).toEqual([
      ['Visage', ['Sérums', 'Baumes', 'Crèmes']],
      ['Épilation', undefined],
    ]);
  });

  it('shows a child without its parent where a search matches the child alone', () => {
    expect(treeOf([row('3', 'Sérums', 1, '2')]).map(({ record }) => record.title)).toEqual(['Sérums']);
  });
});
