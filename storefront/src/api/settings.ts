import type { PricingRules } from '@karite/shared/pricing';
import type { Client } from './client.ts';

/** What prices follow, as an administrator has set it. */
export const readRules = (client: Client): Promise<PricingRules> => client.get('/pricing-rules');

/** How the shop is reached and what the head of each page says, as an administrator has set it. */
export async function readContacts(client: Client) {
  const { announcement, ticker, whatsapp, greeting, email, professionalSite, networks, branches } =
    await client.get('/contact-settings');
  return { announcement, ticker, whatsapp, greeting, email, professionalSite, networks, branches };
}

export type Contacts = Awaited<ReturnType<typeof readContacts>>;
