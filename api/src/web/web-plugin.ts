import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { identity } from '@karite/shared/resources';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSingle } from '../engine/read/read.ts';
import type { Database } from '../platform/database/database.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { PROJECT_FOLDER } from '../platform/project/folders.ts';
import { type Answer, sendAnswer } from '../platform/server/cache/answer-store.ts';
import { gatheringReads } from '../platform/server/cache/page-reads.ts';
import { sendStale } from '../platform/server/cache/stale-answer.ts';
import {
  BACKOFFICE_HEADERS,
  type Elsewhere,
  paymentPageHeaders,
  previewHeaders,
  TRUSTED_TYPES,
} from '../platform/server/http/security-headers.ts';
import { SAVER_HEADERS, saverRoute, wantsLess } from './data-saver.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { IDENTITY_FILES, identityFiles, withIdentity } from './identity-files.ts';
import { drawInTurn, onceAtATime } from './page-drawing.ts';
import { cardRoutes } from './share-cards/card-routes.ts';
import { type PublicPages, sitemapRoutes } from './sitemap.ts';
import { workerRoute } from './worker-script.ts';

const STOREFRONT = fileURLToPath(new URL('storefront/dist/', PROJECT_FOLDER));
const BACKOFFICE = fileURLToPath(new URL('backoffice/dist/', PROJECT_FOLDER));

/** What the storefront's server build exports (storefront/src/app/entry-server.tsx). */
type Render = (request: { path: string; saver: boolean }) => Promise<{
  status: number;
  headers: Record<string, string>;
  html: string;
}>;
type ServerEntry = {
  createRenderer(options: {
    manifest: unknown;
    style: string;
    publicUrl: string;
    fetch(path: string): Promise<Response>;
  }): Render;
  /** Warns the reader of a page that its prices could not be checked. */
  markStale(html: string): string;
  publicPages: PublicPages;
  /** A page's address with only the query keys that the page reads: its input, and its cache key. */
  pageAddress(address: string): string;
  /** Whether a path is that of the page where an order is paid. */
  isPaymentPage(path: string): boolean;
};
type Storefront = {
  render: Render;
  pages: PublicPages;
  addressOf: ServerEntry['pageAddress'];
  isPaymentPage: ServerEntry['isPaymentPage'];
  markStale: ServerEntry['markStale'];
};

/** The API as the storefront's loaders call it, without a network in between and without anybody's token. */
const callApi = (app: FastifyInstance) => async (url: string) => {
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { accept: 'application/json' },
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
};

async function loadStorefront(app: FastifyInstance, publicUrl: string): Promise<Storefront> {
  const manifest = JSON.parse(await readFile(path.join(STOREFRONT, 'client/.vite/manifest.json'), 'utf8'));
  const entry: ServerEntry = await import(pathToFileURL(path.join(STOREFRONT, 'server/entry-server.js')).href);
  const style = await readFile(path.join(STOREFRONT, 'client', manifest['style.css'].file), 'utf8');
  const render = entry.createRenderer({ manifest, style, publicUrl, fetch: callApi(app) });
  const { publicPages: pages, pageAddress: addressOf, isPaymentPage, markStale } = entry;
  return { render, pages, addressOf, isPaymentPage, markStale };
}

/** The headers of every page of the shop. */
const PAGE_HEADERS = { ...SAVER_HEADERS, ...TRUSTED_TYPES };
const isPreview = (address: string) => /[?&]apercu=/.test(address);

/**
 * Files with a name that changes with their content: they are never revalidated, and none is a page. Needless headers are
 * omitted: on a slow network a first visit waits for them twenty times.
 */
const FOR_EVER = {
  immutable: true,
  maxAge: '365d',
  etag: false,
  lastModified: false,
  acceptRanges: false,
  setHeaders: (reply: FastifyReply) => reply.header('content-security-policy', "default-src 'none'"),
};

/** These are pages, not calls: the API's contract does not list them. */
const hidden = { schema: { hide: true } };

/** A page that is not cached. */
type Passing = { status: number; headers: Record<string, string>; html: string };

type WebParts = {
  publicUrl: string;
  offlinePages: boolean;
  database: Database;
  mediaStore: MediaStore;
  /** What every page may load from elsewhere. */
  elsewhere: Elsewhere;
};

/** Serves the storefront, rendered here and cached until its data changes, and the back-office's files. */
export async function webPages(
  app: FastifyInstance,
  { publicUrl, offlinePages, database, mediaStore, elsewhere }: WebParts,
): Promise<void> {
  const { render, pages, addressOf, isPaymentPage, markStale } = await loadStorefront(app, publicUrl);
  const base = publicUrl.replace(/\/+$/, '');
  await app.register(sitemapRoutes, { database, pages, base });
  await app.register(feedRoutes, {
    database,
    base,
    cache: app.catalogueCache,
    limitByAddress: (limit) => app.limitByAddress(limit),
  });
  await app.register(cardRoutes, { database, store: mediaStore });
  const files = { decorateReply: false, index: false as const, dotfiles: 'deny' as const, preCompressed: true };
  const hashed = { ...files, ...FOR_EVER };
  await app.register(async (assets) => {
    // A page that was answered is nothing without them, and they are hardly work.
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, isNeverRefused: true };
    });
    await assets.register(fastifyStatic, {
      ...hashed,
      root: path.join(STOREFRONT, 'client/assets'),
      prefix: '/assets/',
    });
    await assets.register(fastifyStatic, {
      ...hashed,
      root: path.join(BACKOFFICE, 'assets'),
      prefix: '/admin/assets/',
    });
  });

  // Files that browsers request by a fixed name: icons, the manifest.
  const named = {
    ...files,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', 'sw.js', ...IDENTITY_FILES],
    maxAge: '1d',
  };
  await app.register(fastifyStatic, { ...named, root: path.join(STOREFRONT, 'client') });

  const client = path.join(STOREFRONT, 'client');
  await app.register(identityFiles, { database, store: mediaStore, built: client });

  await app.register(workerRoute, { file: path.join(STOREFRONT, 'client/sw.js'), isOn: offlinePages });
  await app.register(saverRoute);

  const backoffice = await readFile(path.join(BACKOFFICE, 'index.html'), 'utf8');
  // While the database is away, the page comes with the names that it was built with.
  const identityOf = (request: FastifyRequest) =>
    findSingle(database, identity).catch((error) => {
      request.log.warn({ event: 'identity not read', err: error }, 'identity not read');
      return null;
    });
  const sendBackoffice = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .headers(BACKOFFICE_HEADERS)
      .send(withIdentity(backoffice, await identityOf(request)));
  app.get('/admin', hidden, sendBackoffice);
  app.get('/admin/*', hidden, sendBackoffice);

  // A provider's script is not ours to judge by Trusted Types; no other page runs it.
  const onPaymentPage = {
    ...SAVER_HEADERS,
    ...paymentPageHeaders([
      elsewhere,
      ...app.payments.shop.providers.all.map(({ contentSecurity = {} }) => contentSecurity),
    ]),
  };
  const keyOf = (request: FastifyRequest, address = addressOf(request.url)) =>
    `${wantsLess(request) ? 'light page' : 'page'} ${address}`;
  const drawOnce = onceAtATime<Answer | Passing>();
  /** Renders a page, and caches it unless it reports that it is incomplete (a part of the API was unreachable). */
  const drawPage = async (
    request: FastifyRequest,
    key: string,
    generation: number,
    address: string,
    saver: boolean,
  ): Promise<Answer | Passing> => {
    const { drawn, reads, until } = await drawInTurn(address, request.timeLimit, () =>
      gatheringReads(() => render({ path: address, saver })),
    );
    const { status, headers: own, html } = drawn;
    if (status !== 200 || own['cache-control'] === 'no-store') {
      const ofAll = isPaymentPage(address) ? onPaymentPage : PAGE_HEADERS;
      return { status, html, headers: { ...ofAll, ...(isPreview(address) && previewHeaders(elsewhere)), ...own } };
    }
    const headers = { 'content-type': 'text/html; charset=utf-8', ...PAGE_HEADERS, ...own };
    return app.catalogueCache.store(key, generation, html, { status, reads, until, headers });
  };
  const config = { isInCache: (request: FastifyRequest) => app.catalogueCache.has(keyOf(request)) };
  app.get('/*', { ...hidden, config }, async (request, reply) => {
    if (/^\/(api|media|assets|health)(\/|$)/.test(request.url)) return reply.callNotFound();
    const saver = wantsLess(request);
    const address = addressOf(request.url);
    const key = keyOf(request, address);
    const cached = app.catalogueCache.find('page', key);
    const { generation, isFresh } = app.catalogueCache;
    if (cached) return isFresh ? sendAnswer(request, reply, cached) : sendStale(request, reply, cached, markStale);
    const page = await drawOnce(`${generation} ${key}`, () => drawPage(request, key, generation, address, saver));
    if ('html' in page)
      return reply.code(page.status).headers(page.headers).type('text/html; charset=utf-8').send(page.html);
    // Rendered from cached responses that could not be checked.
    if (!isFresh || !app.catalogueCache.isFresh) return sendStale(request, reply, page, markStale);
    return sendAnswer(request, reply, page);
  });
}
