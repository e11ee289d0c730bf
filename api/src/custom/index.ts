/** All that code of `custom/api` may take from the API: what is not here may change with any version. */
export type { Database, Executor } from '../database/database.ts';
export { findMany } from '../resource/list/find-page.ts';
export { type Found, findByIds, findOne } from '../resource/read/read.ts';
export { actions } from '../resource/write/actions.ts';
export { deleteIn } from '../resource/write/delete-record.ts';
export { hooks } from '../resource/write/hooks.ts';
export { createIn, editIn, type Writer, write } from '../resource/write/write.ts';
export { signedIn } from '../server/access/signed-in.ts';
export { allOfResource } from '../server/cache/reads.ts';
export { ApiError, invalid, notFound } from '../server/errors/api-error.ts';
export type { FirstStep } from '../server/first-step.ts';
export { defineTask, type Task } from '../tasks/define-task.ts';
export { type CustomApi, defineApi } from './define-api.ts';
