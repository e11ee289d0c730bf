export * from './amount.ts';
export * from './currencies.ts';
export * from './labels.ts';
export * from './operators.ts';
export * from './refunded.ts';
