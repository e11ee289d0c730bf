export * from './countries.ts';
export * from './phone.ts';
