/** The storage key of the code; its offer is requested at each visit. An order with the code removes it. */
export const CODE_KEY = 'promo-code';
