import type { Client } from './client.ts';

/** Whether an influencer has a code. */
export const codeExists = async (client: Client, code: string): Promise<boolean> =>
  (await client.send('POST', '/influencers/known', { body: { code } })).isKnown;
