import { retryDelay } from '@karite/shared/client';
import type { ForeignAnswer } from '@karite/shared/resource';
import { cutText } from '@karite/shared/text';
import type { HttpError } from '@refinedev/core';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import { hasFile, toFormData } from './form-data.ts';
import { messageOf } from './message-of.ts';
import { noteSecondFactorDue } from './second-factor-due.ts';
import { readToken } from './token.ts';

const UNREACHABLE = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';

/**
 * Refine's error: the server's own message for people, and `errors` by field for the forms. The message is empty when the
 * server gave none (no network, a proxy's page, an empty body): the caller then shows the resource's own message.
 * `answer` holds the unexpected answer, if there is one.
 */
export const httpError = (statusCode: number, message: string, rest: Partial<HttpError> = {}): HttpError => ({
  ...rest,
  statusCode,
  message,
});

/** Whether something that was thrown is a call's failure: the client throws nothing else. */
export const isHttpError = (error: unknown): error is HttpError =>
  typeof error === 'object' && error !== null && 'statusCode' in error && 'message' in error;

/** What may be read to a person beside "loading failed": the server's message, or that it can't be reached. */
export const detailOf = (error: unknown): string | undefined =>
  messageOf(error, '') || (isHttpError(error) && error.statusCode === 0 ? UNREACHABLE : undefined);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The API's description of a failure; `fields` holds a message by field. */
type Failure = { statusCode: number; message: string; error: string; fields?: Record<string, string> };

/** A proxy's JSON may hold a message as well, in its own language: ours repeats the status. */
const isOurs = (data: unknown, status: number): data is Failure =>
  isObject(data) &&
  'statusCode' in data &&
  data.statusCode === status &&
  'message' in data &&
  typeof data.message === 'string' &&
  data.message !== '';

/** The parsed body, which is a blob where a file was requested. */
async function readBody(data: unknown): Promise<{ text: string; data: unknown }> {
  if (!(data instanceof Blob)) return { text: typeof data === 'string' ? data : JSON.stringify(data ?? ''), data };
  const text = await data.text();
  try {
    return { text, data: JSON.parse(text) };
  } catch {
    return { text, data: text };
  }
}

async function failureOf({ status, statusText, headers, data: given }: AxiosResponse): Promise<HttpError> {
  if (status < 400) return httpError(status, '');
  const { text, data } = await readBody(given);
  if (isObject(data) && 'error' in data && data.error === 'second_factor_required') noteSecondFactorDue(true);
  if (isOurs(data, status))
    return httpError(status, data.message, {
      code: data.error,
      errors: data.fields,
      details: { ...data, etag: headers.etag ?? null },
    });
  const excerpt = text.trim().startsWith('<') ? '' : cutText(text.trim(), 200);
  return httpError(status, '', { answer: { status, text: excerpt || statusText } satisfies ForeignAnswer });
}

/** The one HTTP client: simple-rest's own, with the session's token, our multipart and Refine's errors. */
export const http = axios.create({
  headers: { accept: 'application/json' },
  responseType: 'json',
  // An HTML page with status 200 is no answer.
  transitional: { silentJSONParsing: false },
});

http.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.setAuthorization(`Bearer ${token}`, false);
  if (isObject(config.data) && hasFile(config.data)) {
    config.data = toFormData(config.data);
    config.headers.setContentType('multipart/form-data');
  }
  return config;
});

/** Retries a GET request while the server is overloaded (R2001). Plain axios: the interceptors have run on this config. */
async function retryWhileBusy(error: unknown, retries = 0): Promise<AxiosResponse> {
  if (!isAxiosError(error) || !error.config || !error.response) throw error;
  const { status, headers } = error.response;
  const ms = retryDelay({ method: error.config.method, status, retryAfter: headers['retry-after'], retries });
  if (ms === undefined) throw error;
  await new Promise((done) => setTimeout(done, ms));
  return axios.request(error.config).catch((again: unknown) => retryWhileBusy(again, retries + 1));
}

http.interceptors.response.use(undefined, retryWhileBusy);
http.interceptors.response.use(
  (response) => {
    // An answer without a body.
    if (response.data === '') response.data = null;
    return response;
  },
  async (error: unknown) => {
    throw isAxiosError(error) && error.response ? await failureOf(error.response) : httpError(0, '');
  },
);

/** One call to the API. Fails with an `HttpError`, whatever went wrong. */
export const request = <T>(
  method: string,
  url: string,
  data?: unknown,
  headers: Record<string, string> = {},
): Promise<AxiosResponse<T>> => http.request<T>({ method, url, data, headers });

/** A file that only the session may read: no plain link could carry the token. */
export const download = async (url: string): Promise<Blob> =>
  (await http.get<Blob>(url, { responseType: 'blob', headers: { accept: '*/*' } })).data;
