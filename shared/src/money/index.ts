export * from './format.ts';
export * from './round.ts';
