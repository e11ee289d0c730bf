import { initialMoney, type Money } from '../money/index.ts';

/** The price settings of an administrator (`pricing-rules`). Each order stores the rules that it was priced by. */
export type PricingRules = {
  /** Delivery is free from this amount on, judged after the discount (R301). */
  freeDeliveryFrom: Money;
  /** From this subtotal on, the lines that are not on promotion cost less (R201). */
  discountFrom: Money;
  /** What they cost less, in whole percent; 0: there is no discount. */
  discountPercent: number;
  /** The costs of home delivery while no country is chosen (R302). */
  homeFee: Money;
};

/** The rules that an order stores; its delivery costs below the threshold are stored separately. */
export type OrderRules = Omit<PricingRules, 'homeFee'>;

export type DiscountRules = Pick<PricingRules, 'discountFrom' | 'discountPercent'>;

export const orderRules = ({ freeDeliveryFrom, discountFrom, discountPercent }: PricingRules): OrderRules => ({
  freeDeliveryFrom,
  discountFrom,
  discountPercent,
});

/** The first rules in CFA francs, as migrations store them. These constants are defined only here. */
export const KARITE_RULES: PricingRules = {
  freeDeliveryFrom: 15_000,
  discountFrom: 50_000,
  discountPercent: 10,
  homeFee: 2_000,
};

/** The rules before an administrator sets others. */
export const FIRST_RULES: PricingRules = {
  freeDeliveryFrom: initialMoney(KARITE_RULES.freeDeliveryFrom),
  discountFrom: initialMoney(KARITE_RULES.discountFrom),
  discountPercent: KARITE_RULES.discountPercent,
  homeFee: initialMoney(KARITE_RULES.homeFee),
};
