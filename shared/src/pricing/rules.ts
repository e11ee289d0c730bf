import { HOME_DELIVERY_FEE } from '../region/index.ts';
import type { Fcfa } from './promotion.ts';

/** What an administrator sets of prices (`pricing-rules`). Each order keeps the rules that it was priced by. */
export type PricingRules = {
  /** Delivery is free from this amount on, judged after the discount (R301). */
  freeDeliveryFrom: Fcfa;
  /** From this subtotal on, the lines that are not on promotion cost less (R201). */
  discountFrom: Fcfa;
  /** What they cost less, in whole percent; 0: there is no discount. */
  discountPercent: number;
  /** What home delivery costs while nobody has said which country (R302). */
  homeFee: Fcfa;
};

/** What an order keeps of its rules; what its delivery costs below the threshold it keeps by itself. */
export type OrderRules = Omit<PricingRules, 'homeFee'>;

export const orderRules = ({ freeDeliveryFrom, discountFrom, discountPercent }: PricingRules): OrderRules => ({
  freeDeliveryFrom,
  discountFrom,
  discountPercent,
});

/** The rules before an administrator has said otherwise: its constants, which stand nowhere else. */
export const FIRST_RULES: PricingRules = {
  freeDeliveryFrom: 15_000,
  discountFrom: 50_000,
  discountPercent: 10,
  homeFee: HOME_DELIVERY_FEE,
};
