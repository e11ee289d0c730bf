import { contentPages } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { PREVIEW_MS, previewKeys } from '../../platform/server/access/preview-key.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { contentSchema, linkSchema } from './block-schema.ts';
import { PUBLISHED_READS } from './published.ts';
import { visiblePages } from './visible-pages.ts';

const NOT_FOUND = 'Page introuvable';

const querystring = z.strictObject({
  key: z.string().max(100).optional().describe('La clé d’un aperçu : le brouillon au lieu de ce qui est en ligne'),
  at: z.iso.datetime('Date attendue').optional().describe('D’un aperçu : le moment auquel il est regardé'),
});
const helpLine = z.object({ slug: z.string(), title: z.string(), summary: z.string().nullable() });
const layout = z.object({
  announcement: z.object({ text: z.string(), link: z.string().nullable() }).nullable(),
  header: z.array(linkSchema),
  services: z.array(linkSchema),
  columns: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  hasHelp: z.boolean(),
});

/** What the shop shows of its pages of blocks (R1940), and the key by which an administrator sees a draft in it (R1946). */
export const contentRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const keys = previewKeys(database, 'preview-link');
  const pagesOf = visiblePages({ database, keys });
  const tags = [contentPages.label.many];
  // The handler judges which of them is requested: a preview is not cached.
  const config = { isCached: true, reads: [...PUBLISHED_READS] };

  app.get(
    '/content/:place',
    {
      config,
      schema: {
        tags,
        summary: 'Lire une page de blocs',
        params: z.object({ place: z.enum(['home', 'stories']) }),
        querystring,
        response: { 200: contentSchema },
      },
    },
    async (request) => {
      const [page] = await pagesOf(request, sql`page.place = ${request.params.place}`, request.query);
      if (!page) throw notFound(NOT_FOUND);
      return page;
    },
  );

  app.get(
    '/content/layout',
    {
      config,
      schema: { tags, summary: 'Lire l’annonce, les menus et le pied de page', querystring, response: { 200: layout } },
    },
    async (request) => {
      const pages = await pagesOf(request, sql`page.place <> 'home' and page.place <> 'stories'`, request.query);
      const blocks = pages.filter(({ place }) => place !== 'help').flatMap((page) => page.blocks);
      const of = (kind: string) => blocks.filter((block) => block.kind === kind);
      const linksOf = (kind: string) => of(kind).flatMap(({ links = [] }) => links);
      const [announced] = of('announcement');
      return {
        announcement: announced ? { text: announced.text ?? '', link: announced.link ?? null } : null,
        header: linksOf('headerLinks'),
        services: linksOf('serviceLinks'),
        columns: of('links').map(({ title = '', links = [] }) => ({ title, links: [...links] })),
        hasHelp: pages.some(({ place }) => place === 'help'),
      };
    },
  );

  app.get(
    '/content/help',
    {
      config,
      schema: { tags, summary: 'Lister : pages d’aide', querystring, response: { 200: z.array(helpLine) } },
    },
    async (request, reply) => {
      const pages = await pagesOf(request, sql`page.place = 'help'`, request.query);
      const lines = pages.map(({ slug, title, summary = null }) => ({ slug: slug ?? '', title, summary }));
      return reply.header('x-total-count', lines.length).send(lines);
    },
  );

  app.get(
    '/content/help/:slug',
    {
      config,
      schema: {
        tags,
        summary: 'Lire une page d’aide',
        params: z.object({ slug: z.string().max(60) }),
        querystring,
        response: { 200: contentSchema },
      },
    },
    async (request) => {
      const { slug } = request.params;
      const [page] = await pagesOf(request, sql`page.place = 'help' and page.slug = ${slug}`, request.query);
      if (!page) throw notFound(NOT_FOUND);
      return page;
    },
  );

  app.post(
    '/content/preview',
    {
      onRequest: app.access.administers(contentPages, 'update'),
      schema: {
        tags,
        summary: 'Obtenir la clé d’un aperçu des brouillons, valable un jour',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    async () => ({ key: await keys.make(Date.now() + PREVIEW_MS) }),
  );
};
