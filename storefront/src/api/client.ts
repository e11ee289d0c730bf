import {
  type Arguments,
  type Asking,
  addressOf,
  type Call,
  type FieldPath,
  type Filling,
  type Given,
  type Limited,
  type LimitedAnswer,
  type ListPath,
  type PathOf,
  type Refusal,
  type Row,
} from '@karite/shared/client';
import { ApiError, NETWORK_MESSAGE } from './api-error.ts';

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** A list's rows, and how many there are in all (`x-total-count`); `isClosest`: none has all that was searched for (`x-closest`). */
export type Page<T> = { items: T[]; total: number; isClosest?: boolean };

/** A call that is aborted by the signal, or when it takes longer than `timeoutMs` instead of `TIMEOUT_MS`. */
type Abortable = { signal?: AbortSignal; timeoutMs?: number };
type CallArguments<P extends PathOf<'GET'>, F> = Arguments<Given<'GET', P>, Abortable & Asking<F>>;

/** The API, as the loaders use it on both sides; calls that are not in its contract do not compile. */
export type Client = {
  get: <P extends PathOf<'GET'>, const F extends FieldPath<'GET', P> = never>(
    path: P,
    ...given: CallArguments<P, F>
  ) => Promise<LimitedAnswer<'GET', P, F>>;
  list: <P extends ListPath, const F extends FieldPath<'GET', P> = never>(
    path: P,
    ...given: CallArguments<P, F>
  ) => Promise<Page<Limited<Row<P>, F>>>;
  send: Call<Abortable>;
};

/** No call waits longer than this, in ms: a shopper on a bad network gets a message and a way to try again. */
export const TIMEOUT_MS = 15_000;

/** The result of a call: its body, unchecked, and for a list its total, and whether the items are only the closest matches. */
type Reply = { data: unknown; total: string | null; isClosest?: boolean };

/** Gives what was read of an address before, or reads it. */
export type ReadThrough = (address: string, read: () => Promise<Reply>) => Promise<Reply>;

type Options = { fetch: Fetch; token?: () => string | null; cache?: ReadThrough };
type Request = Filling & Abortable & { body?: object };

/** A body as it travels: a form as soon as it carries a file, JSON otherwise. */
function encode(body: object): FormData | string {
  const entries = Object.entries(body).flatMap(([key, value]) => [value].flat().map((one) => [key, one] as const));
  if (!entries.some(([, one]) => one instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [key, one] of entries) form.append(key, one instanceof Blob ? one : String(one ?? ''));
  return form;
}

export function createClient({ fetch, token = () => null, cache = (_, read) => read() }: Options): Client {
  async function call(
    method: string,
    address: string,
    { body, signal, timeoutMs = TIMEOUT_MS }: Request = {},
  ): Promise<Reply> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    const stop = () => abort.abort();
    signal?.addEventListener('abort', stop);
    try {
      const bearer = token();
      const encoded = body && encode(body);
      const response = await fetch(`/api${address}`, {
        method,
        signal: abort.signal,
        headers: {
          accept: 'application/json',
          ...(typeof encoded === 'string' && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: encoded,
      });
      const { headers } = response;
      return {
        data: await readJson(response),
        total: headers.get('x-total-count'),
        ...(headers.has('x-closest') && { isClosest: true }),
      };
    } catch (error) {
      if (error instanceof ApiError || signal?.aborted) throw error;
      throw new ApiError(0, abort.signal.aborted ? 'timeout' : 'network', NETWORK_MESSAGE);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }
  const read = (path: string, given?: Request) => {
    const address = addressOf(path, given);
    return cache(address, () => call('GET', address, given));
  };

  return {
    get: async (path, given?: Request) => answerOf((await read(path, given)).data),
    list: async (path, given?: Request) => {
      const { data, total, ...more } = await read(path, given);
      // Without its total it would be taken for one single page: better no list than a wrong one.
      if (!Array.isArray(data) || !/^\d+$/.test(total ?? '')) throw new ApiError(0, 'bad_answer', NETWORK_MESSAGE);
      return { items: data, total: Number(total), ...more };
    },
    send: async (method, path, given?: Request) => answerOf((await call(method, addressOf(path, given), given)).data),
  };
}

/** An answer as the contract describes it: the API's own tests hold it to that, and no page carries schemas to ask again. */
const answerOf = <T>(data: unknown): T => data as T;

/** Reads an answer, and throws what the API refused with. A proxy's HTML page is not an answer. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(response.ok ? 0 : response.status, 'bad_answer', response.ok ? NETWORK_MESSAGE : '');
  }
  if (response.ok) return data;
  const refusal = isRefusal(data) ? data : null;
  throw new ApiError(response.status, refusal?.error ?? 'error', refusal?.message ?? '', refusal);
}

const isRefusal = (data: unknown): data is Refusal => typeof data === 'object' && data !== null && 'message' in data;
