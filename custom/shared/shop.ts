import { defineShop } from '@karite/shared/shop';

/** What this shop is built with, where that is not Karité's: docs/your-own-shop.md. */
export default defineShop({});
