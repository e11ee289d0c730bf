export * from './define-resource.ts';
export * from './kinds/index.ts';
export * from './record.ts';
export * from './shape.ts';
export * from './timestamps.ts';
