export * from './block.ts';
export * from './dated.ts';
export * from './first-content.ts';
export * from './kinds.ts';
export * from './labels.ts';
export * from './places.ts';
export * from './problems.ts';
export * from './rich-nodes.ts';
