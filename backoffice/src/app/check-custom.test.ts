import custom from '@karite/custom/backoffice';
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

it('reports nothing for this shop and for a valid configuration', () => {
  expect(customFaults(custom, resources)).toEqual([]);
  expect(
    faultsOf({
      pages: { rayons: { page, of: 'products' }, brands: { page, of: 'brands' } },
      menu: [
        { to: 'rayons', label: 'Rayons', of: 'products', after: 'products' },
        { to: 'orders?status=pending', label: 'En attente', of: 'orders' },
      ],
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
  [{ menu: [{ to: 'rayon', label: 'Rayons', of: 'products' }] }, 'menu.0', 'no page at "rayon"', 'Valid names'],
  [
    { menu: [{ to: 'brands', label: 'Marques', of: 'brands', after: 'prodcts' }] },
    'menu.0',
    'to stand after',
    '"products"',
  ],
  [{ menu: [{ to: 'brands', label: 'Marques', of: 'brands', icone: 'brand' }] }, 'menu.0', '"icone"', 'Write "icon"'],
])('names the part and the remedy: %j', (given, field, problem, remedy) => {
  expect(faultsOf(given)).toContainEqual([field, expect.stringContaining(problem), expect.stringContaining(remedy)]);
});
