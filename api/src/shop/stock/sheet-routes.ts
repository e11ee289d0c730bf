import { valuesOf } from '@karite/shared/labels';
import { recordSchema } from '@karite/shared/resource/validation';
import { stockSheets, stocks } from '@karite/shared/resources';
import { LOT_NUMBER_LENGTH, MOST_PIECES, MOST_SHEET_LINES, SHEET_KINDS } from '@karite/shared/stock';
import { tooLong } from '@karite/shared/text';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { bookSheet } from './book-sheet.ts';
import { lookedUp, lookUp } from './look-up.ts';

const NOTE_LENGTH = 500;
const record = recordSchema(stockSheets);
const tags = [stockSheets.label.many];
const number = z.number('Nombre attendu').int('Nombre entier attendu').min(0, '0 au moins');
const tooMany = `${MOST_SHEET_LINES} lignes au plus : enregistrez le reste dans un deuxième bon`;

const line = z.strictObject({
  productId: z.uuid('Produit inconnu'),
  quantity: number.max(MOST_PIECES, `${MOST_PIECES} au plus`),
  lot: z
    .string()
    .trim()
    .min(1, 'Indiquez le numéro du lot')
    .max(LOT_NUMBER_LENGTH, tooLong(LOT_NUMBER_LENGTH))
    .nullable(),
  expiresOn: z.iso.date('Date attendue, comme 2027-03-31').nullable(),
  expected: number.nullable(),
});

const sheet = z
  .strictObject({
    key: z.string().min(16, 'Numéro d’envoi attendu').max(80, tooLong(80)),
    kind: z.enum(valuesOf(SHEET_KINDS), 'Réception ou inventaire attendu'),
    note: z.string().trim().max(NOTE_LENGTH, tooLong(NOTE_LENGTH)).nullable(),
    lines: z.array(line).min(1, 'Ajoutez au moins une ligne').max(MOST_SHEET_LINES, tooMany),
  })
  .superRefine(({ kind, lines }, context) => {
    const seen = new Set<string>();
    lines.forEach(({ productId, quantity, lot, expiresOn }, index) => {
      const refuse = (name: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['lines', index, name], message });
      if (expiresOn && !lot) refuse('lot', 'Indiquez aussi le numéro du lot');
      if (kind === 'received' && quantity === 0) refuse('quantity', 'Indiquez 1 ou plus');
      const place = `${productId} ${lot?.toUpperCase() ?? ''}`;
      if (kind === 'counted' && seen.has(place)) refuse('quantity', 'Ce produit ou ce lot est compté deux fois');
      seen.add(place);
    });
  });

/** Deliveries and counts, booked whole, and what their pages ask of the products that are scanned (R1870, R1875). */
export const sheetRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/stock-sheets/look-up',
    {
      onRequest: app.access.administers(stocks, 'read'),
      schema: {
        tags,
        summary: 'Trouver des produits par code-barres ou nom exact, avec leur stock',
        body: z.strictObject({
          codes: z.array(z.string().max(200)).max(MOST_SHEET_LINES, tooMany),
          ids: z.array(z.uuid('Produit inconnu')).max(MOST_SHEET_LINES, tooMany),
        }),
        response: { 200: z.array(lookedUp) },
      },
    },
    (request) => lookUp(database, request.body),
  );

  app.post(
    '/stock-sheets',
    {
      onRequest: app.access.administers(stockSheets, 'create'),
      schema: {
        tags,
        summary: 'Enregistrer une réception ou un inventaire',
        body: sheet,
        response: { 200: record, 201: record },
      },
    },
    async (request, reply) => {
      const booked = await bookSheet({ app, database, by: signedIn(request) }, request.body);
      request.recordVersion = booked.sheet.rowVersion;
      return reply.code(booked.isNew ? 201 : 200).send(booked.sheet);
    },
  );
};
