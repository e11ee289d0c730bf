export type { InputMode } from '../kinds/index.ts';
export { email, isUpload, linesText, lineText, plainText, storable } from '../schemas.ts';
export * from './french.ts';
export * from './input.ts';
export * from './record.ts';
