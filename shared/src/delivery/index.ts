export * from './days.ts';
export * from './first-zones.ts';
export * from './pickup.ts';
export * from './zones.ts';
