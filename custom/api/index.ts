import { defineApi } from '@karite/api/custom';

/** What this shop's server does besides Karité's: docs/your-own-shop.md. */
export default defineApi({
  hooks: {},
  actions: {},
});
