import { defineShop } from '@karite/shared/shop';

/** This shop's currency and locale, where they are not Karité's: docs/your-own-shop.md. */
export default defineShop({});
