export * from './amounts.ts';
export * from './short.ts';
