import { isOpen, type NamedOffer } from '@karite/shared/offers';
import { offers, products } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { shownToAll } from '../../engine/list/scope.ts';
import { KEYED_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { firstRow } from '../../platform/database/rows.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { allOfResource, type Read } from '../../platform/server/cache/reads.ts';

/** The fields of an offer that stay on the server: who may use it, and how often (R1935, R1936). */
type StoredOffer = NamedOffer & {
  isActive: boolean;
  audience: 'everyone' | 'first' | 'accounts' | 'customer' | null;
  customerId: string | null;
  maxUses: number | null;
  maxUsesEach: number | null;
  /** The code of the influencer by which it is had. */
  influencer: string | null;
};

const idsOf = (table: string, column: string): SQL => sql`
  (select coalesce(json_agg(part.${sql.identifier(column)}), '[]') from ${sql.identifier(table)} part where part.offers_id = it.id)`;

/** The products of an offer, and the variants of each (R1915). */
const PRODUCT_IDS = sql`
  (select coalesce(json_agg(chosen.id), '[]') from (
    select part.products_other_id as id from offers_products part where part.offers_id = it.id
    union select variant.id from offers_products part join products variant on variant.variant_of_id = part.products_other_id
      where part.offers_id = it.id) chosen)`;

/** An offer with the ids of what it is for; `condition` names it `it`, and the influencer `who`. */
const offersWhere = (condition: SQL): SQL => sql`
  select it.id, it.name, coalesce(it.code, who.code) as code, it.kind, it.percent, it.amount::float8 as amount,
    it.gift_id as "giftId", gift.name as "giftName", it.is_for_all as "isForAll", it.minimum::float8 as minimum,
    ${PRODUCT_IDS} as "productIds",
    ${idsOf('offers_categories', 'categories_other_id')} as "categoryIds",
    ${idsOf('offers_brands', 'brands_other_id')} as "brandIds",
    it.with_promotions as "withPromotions", it.combines, ${moment(sql`it.starts_at`)} as "startsAt",
    ${moment(sql`it.ends_at`)} as "endsAt", it.is_active and who.is_active is not false as "isActive", it.audience,
    it.customer_id as "customerId", it.max_uses as "maxUses", it.max_uses_each as "maxUsesEach", who.code as influencer
  from offers it left join influencers who on who.id = it.influencer_id left join products gift on gift.id = it.gift_id
  where ${condition} and (it.gift_id is null or ${shownToAll(products, 'gift')}) order by it.created_at, it.id`;

/** What offers are read of, but for the names of gifts: one for a product is for its variants too (R1915). */
export const OFFERS_READ: readonly Read[] = [
  allOfResource(offers.name),
  { resource: products.name, ids: null, fields: new Set(['variant_of_id', 'status', '+', '-']) },
];

/** A gift is shown by its name. */
export const giftsRead = (ids: string | null): Read => ({
  resource: products.name,
  ids,
  fields: new Set(['name', '-']),
});

/** At most this many offers apply by themselves: each cart evaluates all of them. */
const MOST_CURRENT = 50;

/** The offers that apply by themselves, future ones included: a page may be cached until one begins. */
export async function currentOffers(executor: Executor, now: number): Promise<NamedOffer[]> {
  const { rows } = await executor.execute<StoredOffer>(
    sql`${offersWhere(sql`it.code is null and it.influencer_id is null
    and it.is_active and (it.ends_at is null or it.ends_at > to_timestamp(${now / 1000}::float8))`)} limit ${MOST_CURRENT}`,
  );
  return rows.map(toOffer);
}

/** The public fields of an offer. */
const toOffer = ({
  isActive,
  audience,
  customerId,
  maxUses,
  maxUsesEach,
  influencer,
  ...offer
}: StoredOffer): NamedOffer => offer;

/** Who would use a code, as far as it is available. `phone`: as E.164; `orderId`: the number of an order that counts for nothing. */
export type Person = { user: SignedIn | null; phone?: string; orderId?: string | undefined };

/** The offer of a code, or the reason why it cannot be used, in words for shoppers. */
export type FoundCode =
  | { offer: NamedOffer; influencer: string | null; reason: null }
  | { offer: null; influencer: null; reason: string };

const refused = (reason: string): FoundCode => ({ offer: null, influencer: null, reason });

/** The orders that count: not what was cancelled. */
const counted = ({ orderId }: Person): SQL =>
  sql`orders.status <> 'cancelled' and orders.order_id is distinct from ${orderId ?? null}`;

const isTheirs = ({ user, phone }: Person): SQL =>
  sql`(orders.user_id = ${user?.id ?? null} or orders.phone = ${phone ?? null})`;

/** Whether there are so many rows; counted there, and no further. */
async function areThere(executor: Executor, rows: SQL, atLeast: number): Promise<boolean> {
  const found = sql`select count(*) >= ${atLeast} as "isReached" from (${rows} limit ${atLeast}) found`;
  return firstRow(await executor.execute<{ isReached: boolean }>(found)).isReached;
}

/**
 * Waits for other orders of the same person with a code that depends on the person, until the transaction ends (R1936). Account and
 * number are locked in one order, whatever person has both.
 */
async function holdPerson(transaction: Executor, { user, phone }: Person): Promise<void> {
  const keys = [
    ...(user ? [`${KEYED_LOCKS.buyerAccount}${user.id}`] : []),
    ...(phone ? [`${KEYED_LOCKS.buyerPhone}${phone}`] : []),
  ];
  await transaction.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${sql.param(keys)}::text[]) name order by key offset 0) keys`);
}

/**
 * The offer of a code (R1935, R1936), compared without case and accents. `isHeld`: a code with a limit waits for other
 * orders with it or of the same person, so that of two at once the second counts the first.
 */
export async function findCode(
  executor: Executor,
  code: string,
  person: Person,
  { isHeld }: { isHeld: boolean },
): Promise<FoundCode> {
  const named = sql`fold(it.code) = fold(${code}) or fold(who.code) = fold(${code})`;
  const { rows } = await executor.execute<StoredOffer>(sql`${offersWhere(sql`(${named})`)} limit ${MOST_CURRENT}`);
  const now = Date.now();
  // An influencer may have had offers before.
  const found = rows.find((each) => each.isActive && isOpen(each, now)) ?? rows.at(-1);
  if (!found) return refused('Ce code n’existe pas');
  const { audience, customerId, maxUses, maxUsesEach, influencer } = found;
  if (!found.isActive || (found.endsAt && Date.parse(found.endsAt) <= now))
    return refused('Ce code n’est plus valable');
  if (!isOpen(found, now)) return refused('Ce code n’est pas encore valable');
  if (audience === 'accounts' && !person.user) return refused('Connectez-vous à votre compte pour utiliser ce code');
  if (audience === 'customer' && person.user?.id !== customerId)
    return refused('Ce code est réservé à un autre client');
  // Persons before offers: two orders of one person with two codes wait for each other in one order.
  if (isHeld && (audience === 'first' || maxUsesEach)) await holdPerson(executor, person);
  if (isHeld && maxUses) await executor.execute(sql`select from offers where id = ${found.id} for update`);
  const uses = sql`select from "offer-uses" used join orders on orders.id = used.order_id 
    where used.offer_id = ${found.id} and ${counted(person)}`;
  if (
    audience === 'first' &&
    (await areThere(executor, sql`select from orders where ${counted(person)} and ${isTheirs(person)}`, 1))
  )
    return refused('Ce code vaut pour une première commande');
  if (maxUses && (await areThere(executor, uses, maxUses)))
    return refused('Ce code a déjà été utilisé autant de fois que possible');
  if (maxUsesEach && (await areThere(executor, sql`${uses} and ${isTheirs(person)}`, maxUsesEach)))
    return refused('Vous avez déjà utilisé ce code');
  return { offer: toOffer(found), influencer, reason: null };
}
