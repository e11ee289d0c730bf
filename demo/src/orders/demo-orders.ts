import { type Random, randomFor } from '@karite/shared/random';
import { firstCities } from '@karite/shared/region';
import { around } from '../around.ts';
import { slugOf } from '../slug.ts';
import type { DemoCustomer, DemoOrder, DemoProduct } from '../types.ts';
import { pickCountry, pickPerson } from './demo-customers.ts';
import { demoInfluencers } from './demo-influencers.ts';
import { orderDates } from './order-dates.ts';
import { liveOrder } from './order-life.ts';
import { type DemoCountry, streets } from './people.ts';
import { phoneIn } from './phone.ts';

const ORDERS = 400;
const MOST_LINES = 6;
/** Where the demo's customers pay by phone. */
const MOBILE_MONEY: readonly DemoCountry[] = ['BJ', 'CI'];
const NOTES = [
  'Merci de livrer après 17 h.',
  'Appeler avant de passer, le portail est fermé.',
  'C’est un cadeau, merci de ne pas laisser la facture.',
  'Laisser chez le gardien si je ne réponds pas.',
  'Je passerai samedi matin.',
  'Merci pour les échantillons de la dernière fois !',
];

type Someone = Pick<DemoCustomer, 'country' | 'nom' | 'prenom' | 'phone'> & {
  customer: string | null;
  email: string | null;
};

function someone(guests: boolean, customers: DemoCustomer[], at: Date, random: Random): Someone {
  const customersSoFar = customers.filter((customer) => customer.createdAt <= at);
  if (!guests && customersSoFar.length > 0) {
    const { key, ...customer } = random.pick(customersSoFar);
    return { ...customer, customer: key };
  }
  const country = pickCountry(random);
  const person = pickPerson(country, random);
  const email = random.chance(0.45) ? `${slugOf(person.prenom)}${random.int(1, 99)}@example.com` : null;
  return { ...person, country, customer: null, email, phone: phoneIn(country, random) };
}

function deliveryIn(country: DemoCountry, random: Random): DemoOrder['delivery'] {
  const [first = '', ...others] = firstCities(country);
  const cities = [first, ...others] as const;
  if (random.chance(0.6)) return { type: 'domicile', address: random.pick(streets[country]), country, city: cities[0] };
  // The largest cities, which come first, are chosen most.
  return { type: 'point-relais', address: null, country, city: around(cities, Math.floor(10 * random.next() ** 1.8)) };
}

const daysBetween = (at: Date, now: Date): number => (now.getTime() - at.getTime()) / 86_400_000;

function linesOf(at: Date, now: Date, products: DemoProduct[], random: Random): DemoOrder['lines'] {
  const age = daysBetween(at, now);
  const sold = products.filter((product) => product.daysOld >= age);
  const shelf = sold.length >= 12 ? sold : products.filter((product) => product.daysOld > 300);
  const count = random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6]);
  const chosen = random.shuffle(shelf).slice(0, count);
  return chosen.map(({ key }) => ({ product: key, quantity: random.pick([1, 1, 1, 1, 1, 2, 2, 3]) }));
}

/** What people like to buy with a product: one of the same root, from the other end of its shelves. */
function companions(products: readonly DemoProduct[]): Map<string, DemoProduct> {
  const roots = new Map<string, DemoProduct[]>();
  for (const product of products) {
    const root = product.categories[1] ?? '';
    roots.set(root, [...(roots.get(root) ?? []), product]);
  }
  return new Map(
    [...roots.values()].flatMap((of) =>
      of.flatMap(({ key }, at): [string, DemoProduct][] => {
        const other = of.at(-1 - at);
        return other ? [[key, other]] : [];
      }),
    ),
  );
}

type Pairs = { pairs: Map<string, DemoProduct>; daysAgo: number; random: Random };

/** The lines of an order, and in most of them what goes with the first. */
function withCompanion(lines: DemoOrder['lines'], { pairs, daysAgo, random }: Pairs): DemoOrder['lines'] {
  const other = pairs.get(lines[0]?.product ?? '');
  if (
    !other ||
    lines.length === MOST_LINES ||
    other.daysOld < daysAgo ||
    lines.some(({ product }) => product === other.key)
  )
    return lines;
  return random.chance(0.7) ? [...lines, { product: other.key, quantity: 1 }] : lines;
}

const base36 = (random: Random) => Array.from({ length: 6 }, () => random.int(0, 35).toString(36)).join('');

/** Orders of the last fourteen months, the oldest first; prices and totals are left to the pricing rules. */
export function demoOrders(now: Date, customers: DemoCustomer[], products: DemoProduct[]): DemoOrder[] {
  const random = randomFor('orders');
  const together = randomFor('bought together');
  const pairs = companions(products);
  return orderDates(ORDERS, now, random).map((createdAt) => {
    const { country, nom, prenom, phone, email, customer } = someone(random.chance(0.3), customers, createdAt, random);
    const delivery = deliveryIn(country, random);
    const online = MOBILE_MONEY.includes(country) && random.chance(0.42);
    const offline = delivery.type === 'domicile' && random.chance(0.75) ? 'especes' : 'boutique';
    const life = liveOrder(createdAt, now, online, random);
    const paid = online && life.history.some((step) => step.to === 'paid');
    return {
      orderId: `ORDER_${createdAt.getTime()}_${base36(random)}`,
      customer,
      nom,
      prenom,
      phone,
      email,
      codeInfluenceur: random.chance(0.13) ? random.pick(demoInfluencers).code : null,
      delivery,
      paymentMethod: online ? 'en-ligne' : offline,
      transactionId: paid ? `demo-${base36(random)}${base36(random)}` : null,
      note: random.chance(0.16) ? random.pick(NOTES) : null,
      lines: withCompanion(linesOf(createdAt, now, products, random), {
        pairs,
        daysAgo: daysBetween(createdAt, now),
        random: together,
      }),
      createdAt,
      ...life,
    };
  });
}
