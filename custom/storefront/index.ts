import { defineStorefront } from '@karite/storefront/custom';

/** What this shop's storefront has besides Karité's: docs/your-own-shop.md. */
export default defineStorefront({
  pages: {},
  links: [],
});
