import type { User } from '@karite/shared/resources';
import type { Client } from './client.ts';

/** The accounts' calls (spec §7). */
export type Credentials = { email: string; password: string };
export type Opened = { access_token: string; user: User };

export const logIn = (client: Client, body: Credentials): Promise<Opened> => client.send('POST', '/auth/login', body);

export const signUp = (client: Client, body: Credentials): Promise<Opened> =>
  client.send('POST', '/auth/register', body);

export const logOut = (client: Client): Promise<unknown> => client.send('POST', '/auth/logout');

export const getProfile = (client: Client): Promise<User> => client.get('/users/me');

export const updateProfile = (client: Client, body: { email: string; password?: string }): Promise<User> =>
  client.send('PATCH', '/users/me', body);

/** Asks for a link by mail. The answer says the same whether there is an account or not. */
export const askForReset = (client: Client, email: string): Promise<{ message: string }> =>
  client.send('POST', '/auth/forgot', { email });

/** Chooses a new password by the mailed link's token; ends every session of the account. */
export const resetPassword = (client: Client, body: { token: string; password: string }): Promise<null> =>
  client.send('POST', '/auth/reset', body);
