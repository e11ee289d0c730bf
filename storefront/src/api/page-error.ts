import { data } from 'react-router-dom';
import { ApiError } from './api-error.ts';

/** The content of an error page, and whether a retry can help. */
export type PageError = { title: string; text?: string; retry: boolean };

type Words = { failed: string; missing?: string };

/** Whether the API processed the request and refused it as invalid. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.statusCode === 400 || error.statusCode === 422);

/** Waits for what a page can't do without; when it fails, the page becomes an error page with the given words and the right status. */
export async function orPageError<T>(answer: Promise<T>, { failed, missing }: Words): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (missing && (error.statusCode === 404 || isRefused(error))) {
      const [title = missing, text] = missing.split(' - ');
      throw data({ title, text, retry: false } satisfies PageError, { status: 404 });
    }
    throw data({ title: failed, text: undefined, retry: true } satisfies PageError, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
}

/** A loader's answer in which a part is missing: shown as it is, never cached. */
export const partial = <T>(value: T, isWhole: boolean) =>
  isWhole ? value : data(value, { headers: { 'cache-control': 'no-store' } });

/** The answer, or `null` when it failed: for the parts that a page can do without. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
