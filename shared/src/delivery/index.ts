export * from './zones.ts';
