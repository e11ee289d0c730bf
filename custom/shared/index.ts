import { defineCustom } from '@karite/shared/custom';

/** What this shop has besides Karité's own: docs/your-own-shop.md. */
export default defineCustom({
  resources: [],
  extend: {},
});
