export * from './lots.ts';
export * from './reasons.ts';
export * from './sheet-list.ts';
export * from './sheets.ts';
