import { resources } from '@karite/shared/resources';
import { lazy } from 'react';
import { expect, it } from 'vitest';
import type { CustomBackOffice } from '../custom/index.ts';
import { customFaults } from './check-custom.ts';

const page = lazy(async () => ({ default: () => null }));
/** With what the compiler would not take. */
const faultsOf = (given: object) => {
  const config: CustomBackOffice = Object.assign({}, given);
  return customFaults(config, resources).map(({ field, problem, remedy }) => [field, problem, remedy]);
};

it('reports nothing for a valid configuration', () => {
  expect(
    faultsOf({
      pages: {
        rayons: { page, of: 'products', label: 'Rayons', menu: { group: 'catalogue' } },
        brands: { page, of: 'brands' },
        wrapping: { page, of: 'products', label: 'Emballage', menu: { group: 'settings', card: 'delivery' } },
      },
      theme: { light: { colorPrimary: '#2f6f5e' } },
    }),
  ).toEqual([]);
});

it.each([
  [{ page: {} }, 'page', '"page" is no option of defineBackOffice', 'Write "pages"'],
  [{ theme: { ligth: {} } }, 'theme', '"ligth" is no option of "theme"', 'Write "light"'],
  [{ pages: { '/rayons': { page, of: 'products' } } }, 'pages./rayons', 'without the first "/"', 'Write "rayons"'],
  [{ pages: { today: { page, of: 'orders' } } }, 'pages.today', "/today is a page of Karité's", 'another address'],
  [
    { pages: { rayons: { page, of: 'product' } } },
    'pages.rayons',
    '"product", which is no resource',
    'Write "products"',
  ],
  [{ pages: { rayons: { page } } }, 'pages.rayons', 'name the administrators', 'Add of'],
  [
    { pages: { rayons: { page: Promise.resolve(), of: 'products' } } },
    'pages.rayons',
    'no component',
    'lazy(() => import',
  ],
  [
    { pages: { rayons: { page, of: 'products', label: 'Rayons', menu: { group: 'catalog' } } } },
    'pages.rayons',
    'no group "catalog"',
    'Write "catalogue"',
  ],
  [
    { pages: { rayons: { page, of: 'products', label: 'Rayons', menu: { group: 'settings' } } } },
    'pages.rayons',
    'names no card',
    'identity',
  ],
  [
    { pages: { rayons: { page, of: 'products', label: 'Rayons', menu: { group: 'settings', card: 'delivry' } } } },
    'pages.rayons',
    'no card "delivry"',
    'Write "delivery"',
  ],
  [
    { pages: { rayons: { page, of: 'products', menu: { group: 'catalogue' } } } },
    'pages.rayons',
    'no name in the menu',
    'Write label',
  ],
  [{ pages: { rayons: { page, of: 'products', icone: 'brand' } } }, 'pages.rayons', '"icone"', 'Write "icon"'],
  [{ menu: [] }, 'menu', '"menu" is no option', 'Valid names'],
])('names the part and the remedy: %j', (given, field, problem, remedy) => {
  expect(faultsOf(given)).toContainEqual([field, expect.stringContaining(problem), expect.stringContaining(remedy)]);
});
