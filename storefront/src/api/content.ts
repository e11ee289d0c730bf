import { data } from 'react-router-dom';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { type PageError, partial } from './page-error.ts';

/** What a preview's address says (R1946): whose key, and at which moment it is looked at. */
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

/** Nobody keeps a preview, finds it, or is told its address by a link out of it. */
const UNSEEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** A loader's answer: as it is, not to be kept where a part is missing, and nobody's where it is a preview. */
export const shown = <T>(value: T, { key }: Preview, isWhole = true) =>
  key === undefined ? partial(value, isWhole) : data(value, { headers: UNSEEN });

/** Says of a preview whose key is not valid any more what the API says of it. */
export async function orPreviewError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 403) throw error;
    throw data({ title: error.message, retry: false } satisfies PageError, { status: 403, headers: UNSEEN });
  }
}
