import type { Given, Limited, Row } from '@karite/shared/client';
import type { Client } from './client.ts';

const SHOWN = ['author', 'rating', 'text', 'pictures', 'isVerified', 'answer', 'createdAt'] as const;

/** A published review, as everyone reads it. */
export type ShownReview = Limited<Row<'/reviews'>, (typeof SHOWN)[number]>;

/** How many reviews are on a product's page, and on each further page of them. */
export const REVIEWS_AT_ONCE = 3;

/** The published reviews of a product, newest first; of who is signed in, no more than those either. */
export const listReviews = (client: Client, productId: string, start = 0) =>
  client.list('/reviews', {
    query: { productId, status: 'published', _start: start, _end: start + REVIEWS_AT_ONCE, fields: SHOWN },
  });

/** How many published reviews gave one star, two, … five. */
export const getRatings = (client: Client, id: string) => client.get('/products/{id}/ratings', { path: { id } });

/** An account's own review of a product. */
export const findOwnReview = async (client: Client, productId: string, userId: string) =>
  (await client.list('/reviews', { query: { productId, userId, _end: 1 } })).items[0] ?? null;

/** Pictures travel with it: on a slow network that takes its time. */
const SEND_MS = 90_000;

type Written = Given<'POST', '/reviews'>['body'];

export const sendReview = (client: Client, body: Written) =>
  client.send('POST', '/reviews', { body, timeoutMs: SEND_MS });

export const withdrawReview = (client: Client, id: string) => client.send('DELETE', '/reviews/{id}', { path: { id } });
