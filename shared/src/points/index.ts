export * from './limits.ts';
export * from './points-for.ts';
export * from './reasons.ts';
