export { isAdmin } from './is-admin.ts';
