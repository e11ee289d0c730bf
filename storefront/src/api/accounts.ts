import type { Given } from '@karite/shared/client';
import type { Client } from './client.ts';

/** The calls of the accounts' pages (R1401). */
type BodyOf<P extends '/auth/login' | '/auth/register' | '/auth/reset' | '/auth/take-back'> = Given<'POST', P>['body'];

export const logIn = (client: Client, body: BodyOf<'/auth/login'>) => client.send('POST', '/auth/login', { body });

export const signUp = (client: Client, body: BodyOf<'/auth/register'>) =>
  client.send('POST', '/auth/register', { body });

export const updateProfile = (client: Client, body: Given<'PATCH', '/users/me'>['body']) =>
  client.send('PATCH', '/users/me', { body });

/** Requests a link by e-mail. The answer is the same whether there is an account or not. */
export const requestReset = (client: Client, email: string) => client.send('POST', '/auth/forgot', { body: { email } });

/** Chooses a new password by the mailed link's token; ends every session of the account. */
export const resetPassword = (client: Client, body: BodyOf<'/auth/reset'>) =>
  client.send('POST', '/auth/reset', { body });

/** Takes a change of the account's address back, by the token of the e-mail to the former one; ends every session. */
export const takeEmailBack = (client: Client, body: BodyOf<'/auth/take-back'>) =>
  client.send('POST', '/auth/take-back', { body });

/** Requests the link that confirms the account's address. */
export const requestConfirmation = (client: Client) => client.send('POST', '/users/me/confirmation');

/** Confirms the account's address by that link's key. */
export const confirmAddress = (client: Client, key: string) =>
  client.send('PUT', '/users/me/confirmation', { body: { key } });

/** All stored data of the account's owner. */
export const exportAccount = (client: Client) => client.get('/users/me/export');

/** Deletes the account; its orders stay, without it. */
export const deleteAccount = (client: Client, password: string) =>
  client.send('POST', '/users/me/deletion', { body: { password } });
