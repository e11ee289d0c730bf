import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { PART_END } from './search-text.ts';

/** More than the first batch, so that some pages come from it and others do not. */
const PRODUCTS = 1_500;
const PAGE = 10;
const PIECES = [
  ...['é', 'È', 'ç', 'œ', 'ß', 'e\u0301', 'ＡＢ', '中', 'ع', 'a', 'B', 'zz', 'q', 'Crème', 'KARITÉ', 'soin', 'visage'],
  ...[' ', '  ', '\n', '-', "'", '’', '.', '%', '_', '\\', '\\%', '100 %', '(', '*', '＿', '％', '€25', '0', '9'],
];

/** The same numbers in each run. */
let state = 7;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const pieces = (most: number): string =>
  Array.from({ length: random(most + 1) }, () => PIECES[random(PIECES.length)]).join('');

const shop = withTestApp();
beforeAll(async () => {
  const rows = Array.from({ length: PRODUCTS }, (_, at) => ({
    name: `${pieces(4)}n${at % 40}`,
    description: random(9) === 0 ? null : `${pieces(20)}${at % 3 === 0 ? 'partout' : ''}${at > 1_480 ? 'tard' : ''}`,
    badge: random(2) === 0 ? null : pieces(2),
    in_stock: at % 3 > 0,
    price: at % 50,
  }));
  await shop.database.execute(sql`
    insert into products (name, description, badge, in_stock, price, sale_price, is_on_promo, from_price, is_available, variants, variants_in_stock)
    select name, description, badge, in_stock, price, price, false, price, in_stock, 0, 0 from json_to_recordset(${JSON.stringify(rows)}::json)
      as row(name text, description text, badge text, in_stock boolean, price numeric)`);
});

const holds = (column: string, text: string): SQL =>
  sql`strpos(fold(coalesce(${sql.identifier(column)}, '')), fold(${text})) > 0`;

/** What a list answers, and what it should: found by reading every text as it is stored, without pattern or index. */
async function compare(query: Record<string, string | string[]>, condition: SQL, sort: string, start: number) {
  const address = new URLSearchParams({ _sort: sort, _order: 'asc', _start: `${start}`, _end: `${start + PAGE}` });
  for (const [key, values] of Object.entries(query)) for (const value of [values].flat()) address.append(key, value);
  const answer = await shop.call('GET', `/products?${address}`, { token: shop.adminToken });
  const column = sql.identifier({ inStock: 'in_stock', updatedAt: 'updated_at' }[sort] ?? sort);
  const found = await shop.database.execute<{ id: string }>(
    sql`select id from products where ${condition} order by ${column}, id`,
  );
  const expected = found.rows.map(({ id }) => id);
  const ids = answer.body.map((it: { id: string }) => it.id);
  return {
    status: answer.status,
    isSame: JSON.stringify(ids) === JSON.stringify(expected.slice(start, start + PAGE)),
    isCounted: answer.headers['x-total-count'] === String(expected.length),
  };
}
const RIGHT = { status: 200, isSame: true, isCounted: true };

/** Whether a search returns all records with the literal text; a word search returns more (R1800). */
async function findsAll(text: string, condition: SQL): Promise<boolean> {
  const expected = await shop.database.execute<{ id: string }>(
    sql`select id from products where ${condition} order by md5(id::text) limit 90`,
  );
  const ids = expected.rows.map(({ id }) => id);
  const requested = new URLSearchParams([['q', text], ...ids.map((id): [string, string] => ['id', id])]);
  const { headers } = await shop.call('GET', `/products?${requested}`, { token: shop.adminToken });
  return ids.length === 0 || headers['x-total-count'] === String(ids.length);
}

it('finds what reading every text finds: any part, of any script, in each field and in all', async () => {
  const texts = [...PIECES, 'e', 'xx', 'partout', 'tard', 'absent', 'soin visage', 'x'];
  while (texts.length < 120) texts.push(pieces(3));
  for (const text of texts) {
    const plain = text.replaceAll(PART_END, '').trim();
    const sort = ['name', 'price', 'inStock', 'badge', 'updatedAt', 'id'][random(6)]!;
    const start = [0, 0, PAGE, 300][random(4)]!;
    if (plain !== '') {
      const inSearch = sql`(${holds('name', plain)} or ${holds('description', plain)})`;
      expect([text, await findsAll(text, inSearch)]).toEqual([text, true]);
    }
    for (const field of ['name', 'description', 'badge'])
      expect([field, text, sort, await compare({ [`${field}_like`]: text }, holds(field, text), sort, start)]).toEqual([
        field,
        text,
        sort,
        RIGHT,
      ]);
  }
}, 120_000);

it('finds any of several texts, beside a search and a filter', async () => {
  for (let turn = 0; turn < 40; turn += 1) {
    const texts = [pieces(2), pieces(1)];
    for (const field of ['name', 'description', 'badge']) {
      const anyOf = sql.join(
        texts.map((text) => holds(field, text)),
        sql` or `,
      );
      const condition = sql`(${anyOf}) and (${holds('name', 'soin')} or ${holds('description', 'soin')}) and in_stock`;
      const query = { [`${field}_like`]: texts, q: 'soin', inStock: 'true' };
      expect([field, texts, await compare(query, condition, 'price', 0)]).toEqual([field, texts, RIGHT]);
    }
  }
}, 60_000);
