import { describe, expect, it } from 'vitest';
import { treeOf } from './tree-of.ts';

const row = (id: string, title: string, parentId: string | null = null) => ({ id, title, parentId });

describe('the tree of categories', () => {
  it('puts children below their parent, both by title in French order', () => {
    const rows = [row('2', 'Visage'), row('1', 'Épilation'), row('3', 'Sérums', '2'), row('4', 'Crèmes', '2')];
    const tree = treeOf(rows).map(({ root, children }) => [root.title, children.map((child) => child.title)]);
    expect(tree).toEqual([
      ['Épilation', []],
      ['Visage', ['Crèmes', 'Sérums']],
    ]);
  });

  it('keeps a child whose parent a search did not find', () => {
    expect(treeOf([row('3', 'Sérums', '2')]).map(({ root }) => root.title)).toEqual(['Sérums']);
  });
});
