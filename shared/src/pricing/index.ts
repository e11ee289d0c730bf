export * from './left-to-give-back.ts';
export * from './lines.ts';
export * from './promotion.ts';
export * from './rules.ts';
export * from './unit-price.ts';
