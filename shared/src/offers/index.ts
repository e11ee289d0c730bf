export * from './delivery-quote.ts';
export * from './discount-rows.ts';
export * from './discounts.ts';
export * from './offer.ts';
export * from './offer-text.ts';
export * from './reason-text.ts';
export * from './totals.ts';
