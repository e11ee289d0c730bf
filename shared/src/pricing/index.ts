export * from './promotion.ts';
export * from './totals.ts';
