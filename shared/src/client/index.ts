export * from './address.ts';
export type * from './calls.ts';
export type * from './fields.ts';
export * from './retry-delay.ts';
