import type { Identity } from '@karite/shared/identity';
import type { PricingRules } from '@karite/shared/pricing';
import type { Client } from './client.ts';

/** What prices follow, as an administrator has set it. */
export const readRules = (client: Client): Promise<PricingRules> => client.get('/pricing-rules');

/** How the shop lays out what it sells, as an administrator has set it. */
export const readWindow = (client: Client) => client.get('/shop-window');

/** The shop's name and description, as an administrator has set them. */
export async function readIdentity(client: Client): Promise<Identity> {
  const { name, promise, trade, reach, logo, isNameShown } = await client.get('/identity');
  return { name, promise, trade, reach, logo, isNameShown };
}

/** The shop's contacts and the header of each page, as an administrator has set them. */
export async function readContacts(client: Client) {
  const { announcement, ticker, whatsapp, greeting, email, professionalSite, networks, branches } =
    await client.get('/contact-settings');
  return { announcement, ticker, whatsapp, greeting, email, professionalSite, networks, branches };
}

export type Contacts = Awaited<ReturnType<typeof readContacts>>;
