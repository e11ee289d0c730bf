/** All that code of `custom/api` may take from the API: what is not here may change with any version. */

// What plugins add to Fastify's types, for editors: they read custom/api apart from the API.
import type {} from '../app.ts';

export { type Check, checkOf, type Finding } from '../engine/finding.ts';
export { findMany } from '../engine/list/find-page.ts';
export { shownToAll } from '../engine/list/scope.ts';
export { findByIds, findOne, findSingle, type StoredRecord } from '../engine/read/read.ts';
export { actions } from '../engine/write/actions.ts';
export { deleteIn } from '../engine/write/delete-record.ts';
export { hooks } from '../engine/write/hooks.ts';
export { type Change, type ChangeEvent, defineSubscriber, type Subscriber } from '../engine/write/subscribers.ts';
export { createIn, editIn, type Writer, write } from '../engine/write/write.ts';
export type { Channel } from '../people/messages/channel.ts';
export { openMailer } from '../people/messages/mailer.ts';
export type { Notified } from '../people/messages/person-messages.ts';
export type { Database, Executor } from '../platform/database/database.ts';
export { type SignedIn, signedIn } from '../platform/server/access/signed-in.ts';
export { allOfResource } from '../platform/server/cache/reads.ts';
export { ApiError, invalid, notFound } from '../platform/server/errors/api-error.ts';
export type { FirstStep } from '../platform/server/first-step.ts';
export { defineTask, type QueuedTask, type Task } from '../platform/tasks/define-task.ts';
export { callProvider } from '../sales/payments/call-provider.ts';
export { definePaymentProvider } from '../sales/payments/define-payment-provider.ts';
export { type PaymentProvider, ProviderAway, type Refunded, type Verified } from '../sales/payments/provider.ts';
export { amountOf, recordOf, textOf, unpacked } from '../sales/payments/providers/answer-fields.ts';
export { type CustomApi, type CustomRoutes, defineApi } from './define-api.ts';
export { tell } from './tell.ts';
