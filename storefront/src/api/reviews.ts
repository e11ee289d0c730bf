import type { Limited, Row } from '@karite/shared/client';
import type { Client } from './client.ts';

const SHOWN = [
  'author',
  'rating',
  'skinType',
  'hairType',
  'text',
  'pictures',
  'isVerified',
  'helpful',
  'answer',
  'createdAt',
] as const;

/** A published review, as everyone reads it. */
export type ShownReview = Limited<Row<'/reviews'>, (typeof SHOWN)[number]>;

/** How many reviews are on a product's page before the others are requested. */
export const FIRST_REVIEWS = 3;

/** Published reviews of a product, newest first unless `query` sorts them; of who is signed in, no more than those either. */
export const listReviews = (client: Client, productId: string, end = FIRST_REVIEWS, query: object = {}) =>
  client.list('/reviews', { query: { productId, status: 'published', _start: 0, _end: end, ...query, fields: SHOWN } });

/** How many published reviews gave one star, two, … five. */
export const getRatings = (client: Client, id: string) => client.get('/products/{id}/ratings', { path: { id } });

/** Which types the authors of a product's published reviews said of themselves, and how many (R1108). */
export const countTypes = (client: Client, productId: string) =>
  client.get('/reviews/facets', { query: { productId: [productId], status: ['published'] } });

export type ReviewTypes = Awaited<ReturnType<typeof countTypes>>;
