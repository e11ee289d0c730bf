import type { Given } from '@karite/shared/client';
import type { Client } from './client.ts';

/** An account's own review of a product. */
export const findOwnReview = async (client: Client, productId: string, userId: string) =>
  (await client.list('/reviews', { query: { productId, userId, _end: 1 } })).items[0] ?? null;

/** Pictures travel with it: on a slow network that takes its time. */
const SEND_MS = 90_000;

type Written = Given<'POST', '/reviews'>['body'];

export const sendReview = (client: Client, body: Written) =>
  client.send('POST', '/reviews', { body, timeoutMs: SEND_MS });

export const withdrawReview = (client: Client, id: string) => client.send('DELETE', '/reviews/{id}', { path: { id } });
