import type { Client } from './client.ts';

/** The calls of every page about the session (R1401), apart from those of the accounts' pages. */
export const logOut = (client: Client) => client.send('POST', '/auth/logout');

export const getProfile = (client: Client) => client.get('/users/me');
