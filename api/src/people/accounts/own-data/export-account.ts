import type { ResourceShape } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { addresses, messages, orders, returns, reviews, users } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findMany } from '../../../engine/list/find-page.ts';
import { listQueryOf } from '../../../engine/list/list-query.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { moment } from '../../../platform/database/moment.ts';
import { columnName } from '../../../platform/database/names.ts';
import { readAccount } from '../account-store.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import { factorsOf } from '../sign-in/second-factor.ts';
import { confirmedAddress, isOwnRequest } from './email-confirmation.ts';
import { ownedFields } from './owned-fields.ts';

/** Records read and written at once: an account of any length is held as text alone. */
const BATCH = 200;

const wish = z.object({ productId: z.string().nullable(), brandId: z.string().nullable(), createdAt: z.string() });
const order = recordSchema(orders);
const message = recordSchema(messages).pick({
  event: true,
  channel: true,
  status: true,
  recipient: true,
  subject: true,
  text: true,
  createdAt: true,
});
const returned = recordSchema(returns);

/** All that the shop keeps of an account's owner. */
export const accountExport = z
  .object({
    account: recordSchema(users),
    ordersTotal: z.number(),
    orders: z.array(order),
    returns: z.array(returned),
    reviews: z.array(recordSchema(reviews)),
    /** What was written to them about their orders. */
    messages: z.array(message),
    addresses: z.array(recordSchema(addresses)),
    favourites: z.array(z.object({ productId: z.string(), name: z.string().nullable(), createdAt: z.string() })),
    /** Where the address is confirmed: nobody learns of a stranger's. */
    newsletter: z.boolean(),
    stockRequests: z.array(wish),
    /** Where they are signed in. */
    sessions: z.array(z.object({ device: z.string(), createdAt: z.string(), seenAt: z.string() })),
    isSecondFactorOn: z.boolean(),
    /** The devices that sign in for them; no keys. */
    passkeys: z.array(z.object({ name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() })),
    /** What else is theirs, by resource. */
    records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'AccountExport' });

type Owner = { id: string; email: string };

const rowsOf = async (database: Executor, query: SQL) => (await database.execute(query)).rows;

/** The records of a resource with these ids, in their order, read in batches; each as its schema has it. */
async function* recordsOf(database: Executor, resource: ResourceShape, ids: readonly string[], schema: z.ZodType) {
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    const page = listQueryOf(resource, { _start: 0, _end: BATCH });
    const { rows } = await findMany(database, resource, page, sql`it.id = any(${sql.param(some)}::uuid[])`);
    for (const row of rows) yield schema.parse(row);
  }
}

/** Ids of a table, newest first, as its lists are. */
const idsOf = async (database: Executor, resource: ResourceShape, which: SQL): Promise<string[]> => {
  const found = await database.execute<{ id: string }>(sql`
    select it.id from ${sql.identifier(resource.name)} it where ${which} order by it.created_at desc nulls last, it.id`);
  return found.rows.map(({ id }) => id);
};

/** A list as JSON, written as it is read. */
async function* jsonList(items: AsyncIterable<unknown>) {
  let before = '[';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** An order without who among the administrators changed it: that is not its owner's to know. */
const withoutStaff = (email: string) =>
  order.transform((it) => ({
    ...it,
    history: it.history.map((step) => ({ ...step, by: step.by === email ? email : null })),
  }));

/** Resources whose records are somebody's own, besides those that have a place of their own. */
const ownedOf = (resources: readonly ResourceShape[]): [resource: ResourceShape, field: string][] =>
  resources
    .filter(({ name }) => name !== reviews.name)
    .flatMap((resource) => ownedFields(resource).map(({ name }): [ResourceShape, string] => [resource, name]));

async function* parts(
  database: Executor,
  resources: readonly ResourceShape[],
  { id, email }: Owner,
): AsyncGenerator<string> {
  const mine = sql`it.user_id = ${id}`;
  const ofMine = sql`it.order_id in (select orders.id from orders where orders.user_id = ${id})`;
  const list = async function* (name: string, resource: ResourceShape, ids: readonly string[], schema: z.ZodType) {
    yield `,"${name}":`;
    yield* jsonList(recordsOf(database, resource, ids, schema));
  };
  const account = recordSchema(users).parse(await readAccount(database, id));
  const ids = await idsOf(database, orders, mine);
  yield `{"account":${JSON.stringify(account)},"ordersTotal":${ids.length}`;
  yield* list('orders', orders, ids, withoutStaff(email));
  yield* list('returns', returns, await idsOf(database, returns, ofMine), returned);
  yield* list('reviews', reviews, await idsOf(database, reviews, mine), recordSchema(reviews));
  yield* list('messages', messages, await idsOf(database, messages, ofMine), message);
  yield* list('addresses', addresses, await idsOf(database, addresses, mine), recordSchema(addresses));
  const favourites = await rowsOf(
    database,
    sql`select product_id as "productId", products.name, ${moment(sql`favourites.created_at`)} as "createdAt"
      from favourites left join products on products.id = product_id
      where user_id = ${id} order by favourites.created_at desc, product_id`,
  );
  const confirmed = await confirmedAddress(database, id);
  const newsletter =
    (await rowsOf(database, sql`select 1 from newsletter where email = ${confirmed}::text`)).length > 0;
  const stockRequests = await rowsOf(
    database,
    sql`select product_id as "productId", brand_id as "brandId", ${moment(sql`created_at`)} as "createdAt"
      from "stock-requests" where ${isOwnRequest(id, confirmed)} order by created_at desc, id`,
  );
  const sessions = await rowsOf(
    database,
    sql`select device, ${moment(sql`created_at`)} as "createdAt", ${moment(sql`seen_at`)} as "seenAt"
      from sessions where user_id = ${id} and expires_at > now() order by created_at desc, id`,
  );
  const { isOn: isSecondFactorOn } = await factorsOf(database, id);
  const passkeys = (await passkeysOf(database, id)).map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt }));
  const rest = { favourites, newsletter, stockRequests, sessions, isSecondFactorOn, passkeys };
  yield `,${JSON.stringify(rest).slice(1, -1)}`;
  yield ',"records":{';
  let between = '';
  for (const [resource, field] of ownedOf(resources)) {
    const owned = await idsOf(database, resource, sql`it.${sql.identifier(columnName(field))} = ${id}`);
    if (owned.length === 0) continue;
    yield `${between}${JSON.stringify(resource.name)}:`;
    yield* jsonList(recordsOf(database, resource, owned, recordSchema(resource)));
    between = ',';
  }
  yield '}}';
}

/** All that `accountExport` says, as JSON. It is whole before it is sent: a failure on the way is an answer, no cut file. */
export async function exportAccount(
  database: Executor,
  resources: readonly ResourceShape[],
  owner: Owner,
): Promise<string> {
  let text = '';
  for await (const part of parts(database, resources, owner)) text += part;
  return text;
}
