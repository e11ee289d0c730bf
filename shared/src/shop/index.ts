export { type Country, defineCountry, type MoneyOperator, type PhoneRule } from './country.ts';
export { defineShop, type OtherCurrency, type ShopCurrency, type ShopSettings } from './define-shop.ts';
export {
  type Days,
  type DeliveryCity,
  type DeliveryMode,
  type DeliveryPlace,
  type DeliveryZone,
  defineDeliveryMode,
  type ModeFields,
} from './delivery-mode.ts';
export { shopFaults } from './shop-faults.ts';
