import type { BaseRecord } from '@refinedev/core';
import { isHttpError } from './http-client.ts';

/** Who changed something, and when; `by` is `null` where the audit does not say. */
export type Author = { by: string | null; at: string };

/** 412: the record is no longer what the form loaded. `etag` names its present version. */
export type StaleVersion<T = BaseRecord> = { current: T; changed: Author; etag: string };

/** 409: an undo would overwrite later values. `etag` names the record's present version. */
export type ChangedSince = {
  current: BaseRecord;
  changes: (Author & { field: string; label: string; value: unknown })[];
  etag: string;
};

/** What the API says with a refusal of that code; Refine's error leaves open what `details` are. */
const refusalOf = <T>(error: unknown, code: string): T | null =>
  isHttpError(error) && error.code === code ? error.details : null;

/** What a refusal says of the version that is there by now; `null` when it is another refusal. */
export const staleVersionOf = <T = BaseRecord>(error: unknown) => refusalOf<StaleVersion<T>>(error, 'stale_version');

/** What an undo would overwrite; `null` when it was refused for something else. */
export const changedSinceOf = (error: unknown) => refusalOf<ChangedSince>(error, 'changed_since');

/** The header that makes a write hold for one version of a record alone. */
export const onlyIf = (etag: string | undefined): Record<string, string> => (etag ? { 'if-match': etag } : {});
