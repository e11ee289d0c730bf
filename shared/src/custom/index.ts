export { defineCustom, type Extension, type Extensions, type SearchWeight } from './define-custom.ts';
export { type Extended, extendAll } from './extend.ts';
export { addMenuGroups } from './own-menu.ts';
export { addProviders } from './own-providers.ts';
export { addRights } from './own-rights.ts';
