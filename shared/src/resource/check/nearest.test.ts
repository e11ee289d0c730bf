import { expect, it } from 'vitest';
import { instead } from './nearest.ts';

const many = Array.from({ length: 30 }, (_, index) => `resource-${index}`);

it.each([
  ['the one that differs little', 'prodcts', ['orders', 'products'], 'Write "products"'],
  ['the one that contains the word', 'delivery', ['orders', 'delivery-countries'], 'Write "delivery-countries"'],
  ['the one that the word contains', 'product-names', ['orders', 'product'], 'Write "product"'],
  ['all of a few', 'colour', ['label', 'kind'], 'Valid names: label, kind'],
  ['the nearest of many', 'x', many, /^Valid names: (resource-\d+, ){7}resource-\d+ and 22 others$/],
])('%s is named', (_what, word, valid, remedy) => {
  expect(instead(word, valid)).toMatch(remedy);
});
