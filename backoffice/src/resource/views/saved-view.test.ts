import { type ListViewRecord, products } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { readListState } from '../list/list-state.ts';
import { layoutOf, USUAL_LAYOUT } from '../list/use-list-layout.ts';
import { isChanged, presentOf, savedViewOf } from './saved-view.ts';

const state = (words: string) => readListState(products, new URLSearchParams(words));
const WORDS = 'q=karité&inStock=false&_sort=price,name&_order=desc,asc';
const layout = layoutOf({ columns: ['name', 'price'], pageSize: 50, density: 'small', drawing: 'grid' });

const record = (part: Partial<ListViewRecord> = {}): ListViewRecord => ({
  id: 'v',
  userId: 'u',
  user: null,
  list: 'products',
  name: 'Ruptures',
  isShared: false,
  createdAt: '',
  updatedAt: '',
  ...presentOf(state(WORDS), layout),
  ...part,
});

describe('a saved view', () => {
  it('is the list as it was saved', () => {
    const view = savedViewOf(products, record());
    expect(view).toMatchObject({ name: 'Ruptures', isShared: false, layout });
    expect(state(view.words)).toEqual(state(WORDS));
  });

  it('of the declared list is empty', () => {
    const plain = presentOf(state('_page=3'), USUAL_LAYOUT);
    expect(plain).toEqual({
      query: null,
      columns: null,
      pageSize: 10,
      density: 'middle',
      hasTotals: false,
      drawing: null,
    });
    expect(savedViewOf(products, record(plain))).toMatchObject({ words: '', layout: USUAL_LAYOUT });
  });

  it('leaves out what the list no longer has', () => {
    const view = savedViewOf(products, record({ query: 'inStock=false&hack=1&_sort=badge', pageSize: 33 }));
    expect(view).toMatchObject({ words: 'inStock=false', layout: { pageSize: 10 } });
  });

  it('is changed by a filter, an order or a column, and not by a page', () => {
    const view = savedViewOf(products, record());
    expect(isChanged(view, state(`${WORDS}&_page=4`), layout)).toBe(false);
    expect(isChanged(view, state(WORDS.replace('false', 'true')), layout)).toBe(true);
    expect(isChanged(view, state(WORDS.replace('desc,asc', 'asc,asc')), layout)).toBe(true);
    for (const part of [
      { columns: ['name'] },
      { pageSize: 10 },
      { density: 'large' },
      { drawing: null },
      { hasTotals: true },
    ] as const)
      expect(isChanged(view, state(WORDS), { ...layout, ...part })).toBe(true);
  });
});
