export * from './define-resource.ts';
export * from './fields.ts';
export * from './record.ts';
export * from './shape.ts';
