import type { Client } from './client.ts';

/** The offers that apply by themselves (R1931). */
export const listOffers = (client: Client) => client.get('/offers/current');

/** What a code brings, or why it brings nothing. */
export const askForCode = async (client: Client, code: string) => ({
  code,
  ...(await client.send('POST', '/offers/known', { body: { code } })),
});
