export * from './address-text.ts';
export * from './arrival.ts';
export * from './days.ts';
export * from './first-zones.ts';
export { KARITE_MODES } from './karite-modes.ts';
export * from './modes.ts';
export * from './pickup.ts';
export * from './zones.ts';
