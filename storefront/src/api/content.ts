import { data } from 'react-router-dom';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { type PageError, partial } from './page-error.ts';

/** The parameters of a preview's address (R1946): the key of its author, and the moment to show. */
type Preview = { key?: string | undefined; at?: string | undefined };

export function previewOf(request: Request): Preview {
  const search = new URL(request.url).searchParams;
  return { key: search.get('apercu') ?? undefined, at: search.get('le') ?? undefined };
}

export const readContent = (client: Client, place: 'home' | 'stories', query: Preview) =>
  client.get('/content/{place}', { path: { place }, query });

export const readLayout = (client: Client, query: Preview) => client.get('/content/layout', { query });

export const listHelp = (client: Client, query: Preview) => client.list('/content/help', { query });

export const readHelp = (client: Client, slug: string, query: Preview) =>
  client.get('/content/help/{slug}', { path: { slug }, query });

/** A preview is not stored, not indexed, and its address is not sent as a referrer. */
const UNSEEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** A loader's answer: with `no-store` where a part is missing, and private where it is a preview. */
export const shown = <T>(value: T, { key }: Preview, isWhole = true) =>
  key === undefined ? partial(value, isWhole) : data(value, { headers: UNSEEN });

/** Turns the API's refusal of an expired preview key into the page's error. */
export async function orPreviewError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 403) throw error;
    throw data({ title: error.message, retry: false } satisfies PageError, { status: 403, headers: UNSEEN });
  }
}
