import { defineBackOffice } from '@karite/backoffice/custom';

/** What this shop's back-office has besides Karité's: docs/your-own-shop.md. */
export default defineBackOffice({
  pages: {},
});
