import { defineShop } from '@karite/shared/shop';

/** What `custom/shared/shop.ts` of a shop in euros has; the project `euro` of vitest puts it in that place. */
export default defineShop({
  currency: { codes: ['EUR'], symbol: '€', decimals: 2, typedAs: 'euros?' },
  locale: 'fr-BE',
});
