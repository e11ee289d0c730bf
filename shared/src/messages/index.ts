export * from './default-templates.ts';
export * from './events.ts';
export * from './labels.ts';
export * from './order-values.ts';
export * from './payment-values.ts';
export * from './render.ts';
export * from './template-problems.ts';
export * from './whatsapp.ts';
