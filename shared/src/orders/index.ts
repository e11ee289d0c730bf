export * from './checkout.ts';
export * from './labels.ts';
export * from './limits.ts';
export * from './next-step.ts';
export * from './price-line.ts';
export * from './short-number.ts';
export * from './unconfirmed.ts';
