import { type Random, randomFor } from '@karite/shared/random';
import { type RootKey, roots } from '../catalogue/categories.ts';
import type { DemoCustomer, DemoOrder, DemoProduct, DemoReview, DemoShop } from '../types.ts';
import { answers, type Mood, ofAny, ofCategory, refusedWords } from './review-words.ts';
import { typesOf, votersOf } from './said-of-themselves.ts';

const DAY = 86_400_000;
/** The percentage of products with reviews; the others keep their typed rating. */
const REVIEWED = 0.78;
/** So many of those who received a product write a review. */
const BUYERS_WRITE = 0.7;
/** And so many of those who have it from elsewhere. */
const OTHERS_WRITE = 0.02;
/** Nobody has read the latest reviews yet. */
const WAITING = 7;
const RATINGS = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 1] as const;

const moodOf = (rating: number): Mood => (rating > 3 ? 'good' : rating === 3 ? 'fair' : 'poor');

/** Who writes of a product, and when: some who received it, some who have it from elsewhere. */
function writersOf(product: DemoProduct, now: Date, { customers, orders }: Shop, random: Random) {
  const born = now.getTime() - product.daysOld * DAY;
  const writers = new Map<DemoCustomer, number>();
  for (const customer of customers) {
    const received = orders.find((order) => isReceived(order, customer, product));
    const from = received?.history.at(-1)?.at.getTime() ?? Math.max(born, customer.createdAt.getTime());
    const at = Math.round(from + (received ? random.between(1, 25) : random.between(5, 200)) * DAY);
    if (random.chance(received ? BUYERS_WRITE : OTHERS_WRITE) && at < now.getTime()) writers.set(customer, at);
  }
  return writers;
}

const isReceived = (order: DemoOrder, customer: DemoCustomer, product: DemoProduct): boolean =>
  order.customer === customer.key &&
  order.status === 'completed' &&
  order.lines.some((line) => line.product === product.key);

type Shop = Pick<DemoShop, 'products' | 'customers' | 'orders'>;

/** Sentences that are used once on a product's page: of its category first, then of any product. */
function sentencesFor(root: RootKey, random: Random) {
  const waiting = (mood: Mood) => [random.shuffle(ofCategory[root][mood]), random.shuffle(ofAny[mood])] as const;
  const decks = { good: waiting('good'), fair: waiting('fair'), poor: waiting('poor') };
  return (mood: Mood): string | null => {
    const [own, any] = decks[mood];
    const said = [own.pop(), random.chance(0.4) ? any.pop() : undefined].filter((sentence) => sentence !== undefined);
    return said.join(' ') || null;
  };
}

function reviewsOf(product: DemoProduct, now: Date, shop: Shop): DemoReview[] {
  const random = randomFor(`reviews ${product.key}`);
  const root = roots.find(({ key }) => product.categories.includes(key))?.key;
  if (!root || !random.chance(REVIEWED)) return [];
  const sentence = sentencesFor(root, random);
  return [...writersOf(product, now, shop, random)].map(([{ key, prenom, nom }, at]): DemoReview => {
    const rating = random.pick(RATINGS);
    const mood = moodOf(rating);
    const isRefused = random.chance(0.04);
    const isAnswered = random.chance({ good: 0.12, fair: 0.4, poor: 0.85 }[mood]);
    const words = random.chance(0.9) ? sentence(mood) : null;
    const text = isRefused ? random.pick(refusedWords) : words;
    return {
      ...typesOf(product, text, randomFor(`type ${product.key} ${key}`)),
      product: product.key,
      customer: key,
      author: random.chance(0.6) ? prenom : `${prenom} ${nom.charAt(0)}.`,
      rating,
      text,
      status: isRefused ? 'refused' : 'published',
      answer: isAnswered && !isRefused ? random.pick(answers[mood]) : null,
      createdAt: new Date(at),
      helpfulTo: [],
    };
  });
}

/** Reviews of most products, the oldest first; the latest wait to be published. */
export function demoReviews(now: Date, shop: Shop): DemoReview[] {
  const all = shop.products
    .flatMap((product) => reviewsOf(product, now, shop))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const waits = (review: DemoReview): DemoReview => ({ ...review, status: 'pending', answer: null });
  const customers = shop.customers.map(({ key }) => key);
  const voted = (review: DemoReview): DemoReview => ({
    ...review,
    helpfulTo: votersOf(review, customers, randomFor(`votes ${review.product} ${review.customer}`)),
  });
  return all.map((review, at) => (at < all.length - WAITING ? voted(review) : waits(review)));
}
