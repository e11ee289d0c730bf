import type { Client } from './client.ts';

/** The offers that apply by themselves (R1931). */
export const listOffers = (client: Client) => client.get('/offers/current');

/** What a code brings, or why it brings nothing; that the order `orderId` has it already is no reason. */
export const offerOfCode = async (client: Client, code: string, orderId?: string) => ({
  code,
  ...(await client.send('POST', '/offers/known', { body: { code, orderId } })),
});
