export * from './countries.ts';
export * from './country-list.ts';
export * from './country-names.ts';
export * from './country-of.ts';
export { KARITE_COUNTRIES } from './karite-countries.ts';
export * from './phone.ts';
