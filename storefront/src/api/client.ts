import { ApiError, NETWORK_MESSAGE } from './api-error.ts';

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

type Request = { method?: string; body?: unknown; signal?: AbortSignal };

/** A list's rows, and how many there are in all (`x-total-count`). */
export type Page<T> = { items: T[]; total: number };

/** The API, as the loaders use it on both sides. Paths start below `/api`. */
export type Client = {
  get: <T>(path: string, signal?: AbortSignal) => Promise<T>;
  list: <T>(path: string, signal?: AbortSignal) => Promise<Page<T>>;
  send: <T>(method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<T>;
};

/** No call waits longer than this, in ms: a shopper on a bad line gets a message and a way to try again. */
export const TIMEOUT_MS = 15_000;

type Options = { fetch: Fetch; token?: () => string | null };

export function createClient({ fetch, token = () => null }: Options): Client {
  async function call(
    path: string,
    { method = 'GET', body, signal }: Request,
  ): Promise<{ response: Response; data: unknown }> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
    const stop = () => abort.abort();
    signal?.addEventListener('abort', stop);
    try {
      const bearer = token();
      const response = await fetch(`/api${path}`, {
        method,
        signal: abort.signal,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { response, data: await readJson(response) };
    } catch (error) {
      if (error instanceof ApiError || signal?.aborted) throw error;
      throw new ApiError(0, abort.signal.aborted ? 'timeout' : 'network', NETWORK_MESSAGE);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    get: async <T>(path: string, signal?: AbortSignal) => (await call(path, { signal })).data as T,
    list: async <T>(path: string, signal?: AbortSignal) => {
      const { response, data } = await call(path, { signal });
      if (!Array.isArray(data)) throw new ApiError(0, 'bad_answer', NETWORK_MESSAGE);
      const total = Number(response.headers.get('x-total-count') ?? data.length);
      return { items: data as T[], total: Number.isFinite(total) ? total : data.length };
    },
    send: async <T>(method: string, path: string, body?: unknown) => (await call(path, { method, body })).data as T,
  };
}

/** Reads an answer, and throws what the API refused with. A proxy's HTML page is not an answer. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(response.ok ? 0 : response.status, 'bad_answer', response.ok ? NETWORK_MESSAGE : '');
  }
  if (response.ok) return data;
  const said = data as { error?: unknown; message?: unknown } | null;
  throw new ApiError(response.status, String(said?.error ?? 'error'), String(said?.message ?? ''), data);
}
