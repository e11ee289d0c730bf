export * from './cities.ts';
export * from './countries.ts';
export * from './country-of.ts';
export * from './phone.ts';
