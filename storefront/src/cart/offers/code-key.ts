/** Where the code is kept; what it brings is asked for at each visit. An order that has it takes it away. */
export const CODE_KEY = 'promo-code';
