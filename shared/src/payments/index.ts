export * from './amount.ts';
export * from './labels.ts';
