export * from './checkout.ts';
export * from './labels.ts';
