import { type Random, randomFor } from '@karite/shared/random';
import { slugOf } from '../slug.ts';
import type { DemoCustomer } from '../types.ts';
import { type DemoCountry, people } from './people.ts';
import { phoneIn } from './phone.ts';

const CUSTOMERS = 60;
const MONTHS = 16;
const DAY = 86_400_000;
const DOMAINS = ['example.com', 'mail.example.com', 'courriel.example.com'];

/** Where the shop's visitors live: two in five in Benin. */
export function pickCountry(random: Random): DemoCountry {
  const draw = random.next();
  if (draw < 0.42) return 'BJ';
  if (draw < 0.7) return 'CI';
  return draw < 0.87 ? 'CD' : 'CG';
}

export function pickPerson(country: DemoCountry, random: Random): { nom: string; prenom: string } {
  const { women, men, families } = people[country];
  return { nom: random.pick(families), prenom: random.pick(random.chance(0.84) ? women : men) };
}

/** Registered customers, the oldest first; more of them in recent months. */
export function demoCustomers(now: Date): DemoCustomer[] {
  const random = randomFor('customers');
  const taken = new Set<string>();
  const customers: DemoCustomer[] = [];
  while (customers.length < CUSTOMERS) {
    const country = pickCountry(random);
    const { nom, prenom } = pickPerson(country, random);
    const key = `${slugOf(prenom)}.${slugOf(nom)}`;
    if (taken.has(key)) continue;
    taken.add(key);
    const age = (0.004 + 0.99 * random.next() ** 1.25) * MONTHS * 30.4;
    customers.push({
      key,
      email: `${key}@${random.pick(DOMAINS)}`,
      createdAt: new Date(Math.round(now.getTime() - age * DAY)),
      country,
      nom,
      prenom,
      phone: phoneIn(country, random),
    });
  }
  return customers.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
