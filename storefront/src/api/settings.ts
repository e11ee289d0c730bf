import type { Identity } from '@karite/shared/identity';
import type { PricingRules } from '@karite/shared/pricing';
import type { Client } from './client.ts';

/** What prices follow, as an administrator has set it. */
export const readRules = (client: Client): Promise<PricingRules> => client.get('/pricing-rules');

/** How the shop lays out what it sells, as an administrator has set it. */
export const readWindow = (client: Client) => client.get('/shop-window');

/** What the shop is called and says of itself, as an administrator has set it. */
export async function readIdentity(client: Client): Promise<Identity> {
  const { name, promise, trade, reach, logo, isNameShown } = await client.get('/identity');
  return { name, promise, trade, reach, logo, isNameShown };
}

/** How the shop is reached and what the head of each page says, as an administrator has set it. */
export async function readContacts(client: Client) {
  const { announcement, ticker, whatsapp, greeting, email, professionalSite, networks, branches } =
    await client.get('/contact-settings');
  return { announcement, ticker, whatsapp, greeting, email, professionalSite, networks, branches };
}

export type Contacts = Awaited<ReturnType<typeof readContacts>>;
