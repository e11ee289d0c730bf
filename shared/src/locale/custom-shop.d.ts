import type { ShopSettings } from '../shop/index.ts';

/** The default export of `custom/shared/shop.ts`. */
declare const shop: ShopSettings;
export default shop;
