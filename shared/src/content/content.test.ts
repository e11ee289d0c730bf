import { describe, expect, it } from 'vitest';
import { valuesOf } from '../labels/index.ts';
import {
  BLOCK_FIELDS,
  BLOCK_KINDS,
  blockProblems,
  blocksAt,
  type DatedBlock,
  FIRST_CONTENT,
  isShownAt,
  nextChange,
  PLACES,
  richNodes,
} from './index.ts';

const at = (text: string) => Date.parse(text);
const NOEL = { startsAt: '2026-12-20T00:00:00.000Z', endsAt: '2026-12-26T00:00:00.000Z' };
const quote = (dates: object = {}): DatedBlock => ({ id: '1', kind: 'quote', text: 'Doux', ...dates });

describe('when a block is shown (R1945)', () => {
  it.each([
    ['the moment before it begins', '2026-12-19T23:59:59.999Z', false],
    ['the moment it begins', '2026-12-20T00:00:00.000Z', true],
    ['the last moment', '2026-12-25T23:59:59.999Z', true],
    ['the moment it ends', '2026-12-26T00:00:00.000Z', false],
  ])('%s', (_what, now, isShown) => expect(isShownAt(quote(NOEL), at(now))).toBe(isShown));

  it('is from now on and for ever without dates, and never when it is switched off', () => {
    expect([isShownAt(quote(), 0), isShownAt(quote({ isOff: true }), 0)]).toEqual([true, false]);
  });

  it('returns the next moment of change, ignoring those that are off', () => {
    const blocks = [quote(), quote(NOEL), quote({ endsAt: '2026-12-01T00:00:00.000Z', isOff: true })];
    expect(nextChange(blocks, at('2026-11-25T00:00:00Z'))).toBe(at(NOEL.startsAt));
    expect(nextChange(blocks, at(NOEL.startsAt))).toBe(at(NOEL.endsAt));
    expect(nextChange(blocks, at(NOEL.endsAt))).toBeNull();
  });

  it('shows visitors no dates', () =>
    expect(blocksAt([quote(NOEL)], at(NOEL.startsAt))).toEqual([{ id: '1', kind: 'quote', text: 'Doux' }]));
});

describe('what a block needs (R1942)', () => {
  const slide = { kind: 'slide', title: 'Noël', link: '/shop', linkLabel: 'Voir', drawing: 'karite' } as const;
  it.each([
    ['nothing', slide, {}],
    ['a picture or a drawing', { ...slide, drawing: undefined }, { picture: 'Choisissez une image ou un dessin' }],
    ['what its picture shows', { ...slide, picture: '/media/x.webp', alt: ' ' }, { alt: expect.any(String) }],
    ['an address for its button', { ...slide, link: '' }, { link: 'L’adresse du bouton est obligatoire' }],
    ['an address of the shop or a whole one', { ...slide, link: '//evil.example' }, { link: expect.any(String) }],
    [
      'an end after its beginning',
      { ...slide, startsAt: NOEL.endsAt, endsAt: NOEL.endsAt },
      { endsAt: expect.any(String) },
    ],
  ])('%s', (_what, block, problems) => expect(blockProblems(block, 'home')).toEqual(problems));

  it('has its place', () => expect(blockProblems(slide, 'footer')).toEqual({ kind: expect.any(String) }));

  it('is of a category, a brand or products, as its source declares', () => {
    const shelf = (shelf: 'category' | 'collection' | 'picked' | 'new') =>
      blockProblems({ kind: 'shelf', title: 'Rayon', shelf }, 'home');
    expect([shelf('category'), shelf('collection'), shelf('picked'), shelf('new')]).toEqual([
      { categoryId: 'Choisissez la catégorie' },
      { collectionId: 'Choisissez la collection' },
      { products: 'Choisissez les produits' },
      {},
    ]);
  });

  it('holds for the first content of the shop', () => {
    for (const place of valuesOf(PLACES))
      for (const block of FIRST_CONTENT[place].blocks)
        expect([block.id, blockProblems(block, place)]).toEqual([block.id, {}]);
  });

  it('names fields that there are', () => {
    const named = Object.values(BLOCK_KINDS).flatMap(({ fields, required }) => [
      ...fields,
      ...Object.keys(required ?? {}),
    ]);
    expect(named.filter((name) => !BLOCK_FIELDS.some((field) => field === name))).toEqual([]);
  });
});

describe('rich text as a tree (P33)', () => {
  it('keeps paragraphs, lists, links and what is escaped', () =>
    expect(
      richNodes('<p>Un &lt;b&gt; <strong>doux</strong><br>et</p><a href="https://a.example/?x=1&amp;y=2">là</a>'),
    ).toEqual([
      { tag: 'p', children: ['Un <b> ', { tag: 'strong', children: ['doux'] }, { tag: 'br', children: [] }, 'et'] },
      { tag: 'a', href: 'https://a.example/?x=1&y=2', children: ['là'] },
    ]));

  it('has no other tag, attribute or scheme, even of a text that nobody sanitised', () => {
    const hostile =
      '<img src=x onerror="alert(1)"><p onclick="alert(1)">a</p><a href="javascript:alert(1)">b</a><script>c</script>';
    expect(richNodes(hostile)).toEqual([{ tag: 'p', children: ['a'] }, { tag: 'a', children: ['b'] }, 'c']);
  });

  it('survives tags that are left open, or closed twice', () =>
    expect(richNodes('</p><ul><li>a</ul>b</li>')).toEqual([
      { tag: 'ul', children: [{ tag: 'li', children: ['a'] }] },
      'b',
    ]));
});
