export * from './lines.ts';
export * from './promotion.ts';
export * from './refundable.ts';
export * from './rules.ts';
export * from './unit-price.ts';
