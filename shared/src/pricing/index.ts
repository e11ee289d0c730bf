export * from './promotion.ts';
export * from './rules.ts';
export * from './totals.ts';
export * from './unit-price.ts';
