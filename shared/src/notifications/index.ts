export * from './kinds.ts';
export * from './price-watch.ts';
export * from './reminders.ts';
