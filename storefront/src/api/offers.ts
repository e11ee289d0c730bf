import type { Client } from './client.ts';

/** The offers that apply by themselves (R1931). */
export const listOffers = (client: Client) => client.get('/offers/current');

/** The offer of a code, or the reason why it has none; that the order `orderId` has it already is no reason. */
export const offerOfCode = async (client: Client, code: string, orderId?: string) => ({
  code,
  ...(await client.send('POST', '/offers/known', { body: { code, orderId } })),
});
