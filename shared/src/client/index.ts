export * from './address.ts';
export type * from './calls.ts';
