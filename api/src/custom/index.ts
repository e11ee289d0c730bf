/** All that code of `custom/api` may take from the API: what is not here may change with any version. */

export { findMany } from '../engine/list/find-page.ts';
export { findByIds, findOne, type StoredRecord } from '../engine/read/read.ts';
export { actions } from '../engine/write/actions.ts';
export { deleteIn } from '../engine/write/delete-record.ts';
export { hooks } from '../engine/write/hooks.ts';
export { createIn, editIn, type Writer, write } from '../engine/write/write.ts';
export type { Database, Executor } from '../platform/database/database.ts';
export { signedIn } from '../platform/server/access/signed-in.ts';
export { allOfResource } from '../platform/server/cache/reads.ts';
export { ApiError, invalid, notFound } from '../platform/server/errors/api-error.ts';
export type { FirstStep } from '../platform/server/first-step.ts';
export { defineTask, type Task } from '../platform/tasks/define-task.ts';
export { type CustomApi, defineApi } from './define-api.ts';
