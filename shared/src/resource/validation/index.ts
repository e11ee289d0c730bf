export * from './french.ts';
export * from './input.ts';
export * from './record.ts';
