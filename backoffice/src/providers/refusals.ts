import type { BaseRecord } from '@refinedev/core';
import { isHttpError } from './http-client.ts';

/** Who changed something, and when; `by` is `null` where the audit has no author. */
export type Author = { by: string | null; at: string };

/** 412: the record is no longer what the form loaded. `etag` names its present version. */
export type StaleVersion<T = BaseRecord> = { current: T; changed: Author; etag: string };

/** 409: an undo would overwrite later values. `etag` names the record's present version. */
export type ChangedSince = {
  current: BaseRecord;
  changes: (Author & { field: string; label: string; value: unknown })[];
  etag: string;
};

/** The body of a refusal with that code; Refine's error does not type `details`. */
const refusalOf = <T>(error: unknown, code: string): T | null =>
  isHttpError(error) && error.code === code ? error.details : null;

/** The stored version in a refusal; `null` for another refusal. */
export const staleVersionOf = <T = BaseRecord>(error: unknown) => refusalOf<StaleVersion<T>>(error, 'stale_version');

/** What an undo would overwrite; `null` when it was refused for something else. */
export const changedSinceOf = (error: unknown) => refusalOf<ChangedSince>(error, 'changed_since');

/** The header that makes a write hold for one version of a record alone. */
export const onlyIf = (etag: string | undefined): Record<string, string> => (etag ? { 'if-match': etag } : {});
