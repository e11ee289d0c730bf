export * from './kinds.ts';
export * from './price-watch.ts';
