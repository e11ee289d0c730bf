import type { Row } from '@karite/shared/client';
import type { Client } from './client.ts';

/** The calls of an account's points (R1974). */
export type PointMovement = Row<'/point-movements'>;

export const getPointsSettings = (client: Client) => client.get('/points-settings');

export const getBalance = async (client: Client): Promise<number> => (await client.get('/users/me/points')).balance;

/** The user's own points, the newest first. A user who may read those of others as well requests only their own here. */
export const listMovements = (client: Client, userId: string, end: number) =>
  client.list('/point-movements', { query: { userId, _sort: 'createdAt', _order: 'desc', _start: 0, _end: end } });

export const exchangePoints = (client: Client, points: number) =>
  client.send('POST', '/users/me/points/exchange', { body: { points } });
