import type { CustomApi } from './define-api.ts';

/** The default export of `custom/api/index.ts`. */
declare const custom: CustomApi;
export default custom;
