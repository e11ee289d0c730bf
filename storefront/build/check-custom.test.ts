import { describe, expect, it } from 'vitest';
import type { CustomStorefront } from '../src/custom/index.ts';
import { faultsOf } from './check-custom.ts';

/** The one file that is there. */
const page = './there.tsx';
const isThere = (file: string) => file === page;
const faults = (custom: CustomStorefront) => faultsOf(custom, isThere).join('\n');

describe('the registry of pages of a shop', () => {
  it('is taken as it is while it is right', () => {
    expect(
      faults({
        pages: {
          '/grossistes': { page, robots: 'listed' },
          '/grossistes/:id': { page, query: ['ville'] },
          '/brands/nouvelles': { page },
        },
        replace: { home: page },
        links: [
          { to: '/grossistes', label: 'Grossistes', in: ['header'] },
          { to: '/shop?tri=prix', label: 'Petits prix', in: ['footer'] },
          { to: '/grossistes/parakou', label: 'Parakou', in: [] },
        ],
        slots: { product: page, checkout: page },
      }),
    ).toBe('');
  });

  it.each([
    ['/Grossistes', /is no address/],
    ['grossistes', /is no address/],
    ['/grossistes/', /is no address/],
    ['/sitemap.xml', /is no address/],
    ['/admin/grossistes', /\/admin belongs to the server/],
    ['/shop', /Karité has a page there.*replace: \{ shop: /],
    ['/produits/:name', /Karité has a page there.*replace: \{ product: /],
    ['/grossistes/:name', /is the same address as \/grossistes\/:id/],
  ])('%s is refused', (path, why) => {
    expect(faults({ pages: { '/grossistes/:id': { page }, [path]: { page } } })).toMatch(why);
  });

  it.each<[string, CustomStorefront, RegExp]>([
    ['a file that is not there', { pages: { '/a': { page: './b.tsx' } } }, /pages\['\/a'\]: there is no \.\/b\.tsx/],
    ['a slot whose file is not there', { slots: { home: './b.tsx' } }, /slots\.home: there is no/],
    ['many addresses in the site map', { pages: { '/a/:id': { page, robots: 'listed' } } }, /leave robots away/],
    ['a link to nowhere', { links: [{ to: '/b', label: 'B', in: [] }] }, /'\/b': the shop has no such page/],
    ['a slot of no name', { slots: JSON.parse('{ "banner": "./there.tsx" }') }, /no such slot: header, home/],
    ['an option of no name', JSON.parse('{ "sections": {} }'), /sections: is no option: pages, replace, links, slots/],
    ['a page of no name', { replace: JSON.parse('{ "front": "./there.tsx" }') }, /no such page: home, shop/],
  ])('%s is refused', (_, custom, why) => expect(faults(custom)).toMatch(why));
});
