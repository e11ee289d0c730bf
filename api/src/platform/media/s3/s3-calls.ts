import { setTimeout as pause } from 'node:timers/promises';
import { S3ServiceError } from 's3mini';
import { StoreAway } from '../../server/errors/store-away.ts';
import { boundedBytes } from '../../server/http/bounded-text.ts';

/** Temporary failures: too many requests, or a gateway without its storage. */
const MOMENTARY = new Set([429, 500, 502, 503, 504]);
/** Statuses that callers handle: not modified, not found, no such range. */
const ANSWERS = new Set([304, 404, 416]);
/** Between two tries, in ms. */
const PAUSE_MS = 100;
const MB = 1024 * 1024;
/** More than any picture or document of the shop, in bytes: what is longer is not read as a whole. */
const MOST_BYTES = 64 * MB;

/** `fetch` that gives up after `limitMs`, with a second more for each further MB sent; `head`: only the answer's beginning is waited for. */
export function fetchWithin(limitMs: number, waitsFor: 'whole' | 'head'): typeof fetch {
  return async (url, init) => {
    const sent = init?.body instanceof Uint8Array ? init.body.byteLength : 0;
    const limit = limitMs + Math.ceil(Math.max(0, sent / MB - 1) * 1_000);
    if (waitsFor === 'whole') {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) });
      const { status, statusText, headers } = answer;
      const body = answer.body ? await boundedBytes(answer, MOST_BYTES) : null;
      return new Response(body, { status, statusText, headers });
    }
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(new DOMException('no answer in time', 'TimeoutError')), limit);
    try {
      return await fetch(url, { ...init, signal: control.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

const isTimeUp = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

const isMomentary = (error: unknown): boolean =>
  error instanceof S3ServiceError ? MOMENTARY.has(error.status) : !isTimeUp(error) && !(error instanceof StoreAway);

/** What is behind a failure, short enough for a line of a log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof S3ServiceError) return `${error.status} ${error.serviceCode ?? ''}`.trim();
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause ? reasonOf(error.cause) : error.message;
}

/** A failure as an error of the shop: a full store is like a full disk. */
function asOurs(error: unknown): unknown {
  if (error instanceof StoreAway) return error;
  if (error instanceof S3ServiceError) {
    if (ANSWERS.has(error.status)) return error;
    if (error.status === 507 || error.serviceCode === 'QuotaExceeded')
      return Object.assign(new Error(`The picture store is full: ${reasonOf(error)}`), { code: 'ENOSPC' });
  }
  return new StoreAway(`The picture store does not answer as it should: ${reasonOf(error)}`);
}

/**
 * One call of the store. It is retried, for a quarter of `limitMs` at most, where the connection broke or the store reports
 * that it is busy (every call is idempotent). Throws a `StoreAway`, an `S3ServiceError` of 304, 404 or 416, or ENOSPC.
 */
export async function calling<T>(limitMs: number, call: () => Promise<T>): Promise<T> {
  for (const since = Date.now(); ; await pause(PAUSE_MS))
    try {
      return await call();
    } catch (error) {
      if (!isMomentary(error) || Date.now() - since > limitMs / 4) throw asOurs(error);
    }
}

/** What a call gives; `null` where the store answers that there is no such thing. */
export const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof S3ServiceError && error.status === 404) return null;
    throw error;
  });

/** The chunks of a response, each fetched on demand; throws where one takes longer than `limitMs`. */
export async function* piecesOf(body: ReadableStream<Uint8Array>, limitMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { promise, timer } = tooLong(limitMs);
      const { done, value } = await Promise.race([reader.read(), promise]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    // Nothing more is read: that it can't be cancelled changes nothing.
    await reader.cancel().catch(() => undefined);
  }
}

function tooLong(limitMs: number): { promise: Promise<never>; timer: NodeJS.Timeout | undefined } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreAway('The picture store stopped in the middle of a file')), limitMs);
  });
  return { promise, timer };
}
