import { Readable } from 'node:stream';
import { products } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shownToAll } from '../engine/list/scope.ts';
import type { Database } from '../platform/database/database.ts';
import { firstRow } from '../platform/database/rows.ts';
import { allOfResource } from '../platform/server/cache/reads.ts';
import { publishedPages } from '../shop/content/published.ts';
import { escaped } from './xml.ts';

/** The addresses of the shop's pages, from the storefront's server build (storefront/src/app/public-pages.ts). */
export type PublicPages = {
  fixed: string[];
  closed: string[];
  product(id: string): string;
  brand(id: string): string;
  collection(id: string): string;
  category(id: string, parentId: string | null): string;
  /** Of all help pages without a name, of one with it. */
  help(slug?: string): string;
};

type Row = { id: string; parent: string | null; changed: string };
type Kind = {
  table: 'products' | 'brands' | 'categories' | 'collections';
  parent: SQL;
  /** Which of them have a page. */
  where: SQL;
  pathOf(row: Row): string;
};

const ALL = sql`true`;

/** Addresses in one file: the protocol allows 50 000 and 50 MB; this stays below 10 MB with any host's name. */
export const PART_SIZE = 25_000;
/** Rows read at once: a file of any length needs the memory of so many. */
const CHUNK = 1_000;
const CACHE = 'public, max-age=3600';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const CHANGED = sql`to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const entry = (tag: 'url' | 'sitemap', address: string, changed?: string | null) =>
  `<${tag}><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>\n`;

const kindsOf = (pages: PublicPages): Kind[] => [
  { table: 'categories', parent: sql`parent_id`, where: ALL, pathOf: ({ id, parent }) => pages.category(id, parent) },
  { table: 'brands', parent: sql`null`, where: ALL, pathOf: ({ id }) => pages.brand(id) },
  { table: 'collections', parent: sql`null`, where: sql`is_shown`, pathOf: ({ id }) => pages.collection(id) },
  {
    table: 'products',
    parent: sql`null`,
    where: shownToAll(products, 'products'),
    pathOf: ({ id }) => pages.product(id),
  },
];

/** One part's addresses, row by row by their id, so that a page of rows is found without counting those before it. */
async function* addresses(
  database: Database,
  { table, parent, where, pathOf }: Kind,
  base: string,
  part: number,
  size: number,
) {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  const name = sql.identifier(table);
  let from = sql`id >= (select id from ${name} where ${where} order by id offset ${(part - 1) * size} limit 1)`;
  for (let left = size; left > 0; left -= CHUNK) {
    const { rows } = await database.execute<Row>(sql`
      select id, ${parent} as parent, ${CHANGED} as changed from ${name} where ${from} and ${where} order by id limit ${Math.min(CHUNK, left)}`);
    yield rows.map((row) => entry('url', base + pathOf(row), row.changed)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) break;
    from = sql`id > ${last.id}`;
  }
  yield '</urlset>\n';
}

/** `/sitemap.xml`, which names the others; `/sitemap-pages.xml`; `/sitemap-products-1.xml` and so on, streamed, `size` addresses in each. */
export async function sitemapRoutes(
  app: FastifyInstance,
  { database, pages, base, size = PART_SIZE }: { database: Database; pages: PublicPages; base: string; size?: number },
): Promise<void> {
  const kinds = kindsOf(pages);
  const xml = 'application/xml; charset=utf-8';

  const config = { isCached: true, reads: kinds.map(({ table }) => allOfResource(table)) };
  app.get('/sitemap.xml', { schema: { hide: true }, config }, async (_request, reply) => {
    const parts = await Promise.all(
      kinds.map(async ({ table, where }) => {
        const found = await database.execute<{ count: number; changed: string | null }>(
          sql`select count(*)::int as count, max(${CHANGED}) as changed from ${sql.identifier(table)} where ${where}`,
        );
        const { count, changed } = firstRow(found);
        const files = Array.from({ length: Math.ceil(count / size) }, (_, index) => index + 1);
        return files.map((part) => entry('sitemap', `${base}/sitemap-${table}-${part}.xml`, changed)).join('');
      }),
    );
    const list = [entry('sitemap', `${base}/sitemap-pages.xml`), ...parts].join('');
    return reply.type(xml).send(`${HEAD}<sitemapindex ${NAMESPACE}>\n${list}</sitemapindex>\n`);
  });

  app.get('/sitemap-pages.xml', { schema: { hide: true } }, async (_request, reply) => {
    const help = (await publishedPages(database, sql`page.place = 'help'`, Date.now())).filter(
      ({ content }) => content,
    );
    const helpPaths = help.length > 0 ? [pages.help(), ...help.map(({ slug }) => pages.help(slug ?? ''))] : [];
    const list = [...pages.fixed, ...helpPaths].map((path) => entry('url', base + path)).join('');
    return reply.type(xml).header('cache-control', CACHE).send(`${HEAD}<urlset ${NAMESPACE}>\n${list}</urlset>\n`);
  });

  for (const kind of kinds)
    app.get<{ Params: { part: string } }>(
      `/sitemap-${kind.table}-:part(^[1-9]\\d{0,4}$).xml`,
      { schema: { hide: true } },
      async (request, reply) => {
        const part = Number(request.params.part);
        const rows = await database.execute(
          sql`select 1 from ${sql.identifier(kind.table)} where ${kind.where} order by id offset ${(part - 1) * size} limit 1`,
        );
        if (rows.rows.length === 0) return reply.callNotFound();
        return reply
          .type(xml)
          .header('cache-control', CACHE)
          .send(Readable.from(addresses(database, kind, base, part, size)));
      },
    );

  const robots = [
    'User-agent: *',
    ...pages.closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${base}/sitemap.xml`,
  ];
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(`${robots.join('\n')}\n`),
  );
}
