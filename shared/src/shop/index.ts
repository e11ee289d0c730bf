export { defineShop, type OtherCurrency, type ShopCurrency, type ShopSettings } from './define-shop.ts';
