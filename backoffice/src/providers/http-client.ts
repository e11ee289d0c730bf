import type { ForeignAnswer } from '@karite/shared/resource';
import { cutText } from '@karite/shared/text';
import type { HttpError } from '@refinedev/core';
import { hasFile, toFormData } from './form-data.ts';
import { messageOf } from './message-of.ts';
import { noteSecondFactorDue } from './second-factor-due.ts';
import { readToken } from './token.ts';

type Answer<T> = { data: T; headers: Record<string, string> };

/** What the API says of a failure; `fields` holds a message by field. */
type Failure = { statusCode?: number; message?: unknown; error?: string; fields?: Record<string, string> };

const UNREACHABLE = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';

/**
 * Refine's error: the server's own message for people, and `errors` by field for the forms. The message is empty when the
 * server gave none (no network, a proxy's page, an empty body): whoever asked says what failed, in the resource's words.
 * `answer` is then what was answered instead, if anything.
 */
export const httpError = (statusCode: number, message: string, rest: Partial<HttpError> = {}): HttpError => ({
  ...rest,
  statusCode,
  message,
});

/** Whether something that was thrown is a call's failure: `request` throws nothing else. */
export const isHttpError = (error: unknown): error is HttpError =>
  typeof error === 'object' && error !== null && 'statusCode' in error && 'message' in error;

/** What may be read to a person beside "loading failed": the server's message, or that it can't be reached. */
export const detailOf = (error: unknown): string | undefined =>
  messageOf(error, '') || (isHttpError(error) && error.statusCode === 0 ? UNREACHABLE : undefined);

async function failureOf(response: Response): Promise<HttpError> {
  const { status } = response;
  const text = (await response.text().catch(() => '')).trim();
  try {
    const failure: Failure = JSON.parse(text);
    const { statusCode, message, error, fields } = failure;
    // A proxy's JSON may hold a message as well, in its own language.
    if (error === 'second_factor_required') noteSecondFactorDue(true);
    if (statusCode === status && typeof message === 'string' && message)
      return httpError(status, message, {
        code: error,
        errors: fields,
        details: { ...failure, etag: response.headers.get('etag') },
      });
  } catch {
    // Not ours: a proxy or a balancer answered.
  }
  const said = text.startsWith('<') ? '' : cutText(text, 200);
  return httpError(status, '', { answer: { status, text: said || response.statusText } satisfies ForeignAnswer });
}

/** A body as it travels: multipart as soon as it carries a file, JSON otherwise. */
function encode(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && hasFile(body)) return { body: toFormData(body) };
  return { body: JSON.stringify(body), type: 'application/json' };
}

async function send(method: string, url: string, body?: unknown, headers?: object): Promise<Response> {
  const token = readToken();
  const encoded = encode(body);
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      body: encoded.body,
      headers: {
        accept: 'application/json',
        ...(encoded.type && { 'content-type': encoded.type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  } catch {
    throw httpError(0, '');
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** One call to the API, with the session's token. Fails with an `HttpError`, whatever went wrong. */
export async function request<T>(method: string, url: string, body?: unknown, headers?: object): Promise<Answer<T>> {
  const response = await send(method, url, body, headers);
  const text = await response.text();
  try {
    // The contract says what a path answers; who asks names it.
    const data: T = text ? JSON.parse(text) : null;
    return { data, headers: Object.fromEntries(response.headers) };
  } catch {
    throw httpError(response.status, '');
  }
}

/** A file that only the session may read: no plain link could carry the token. */
export async function download(url: string): Promise<Blob> {
  return (await send('GET', url, undefined, { accept: '*/*' })).blob();
}
