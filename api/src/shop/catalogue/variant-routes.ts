import { administers } from '@karite/shared/accounts';
import { MOST_VARIANTS, missingInName, variantName } from '@karite/shared/catalogue';
import { messagesOf } from '@karite/shared/resource';
import { inputSchema } from '@karite/shared/resource/validation';
import { type Product, products, stockMovements } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createIn, editIn, lock, type Writer, write } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';

const MOST_QUANTITY = 1_000_000;
const { shade, swatch, format, price } = inputSchema(products, 'patch').shape;
const choice = z.strictObject({ shade, swatch, format });
const variant = choice.extend({
  price,
  quantity: z
    .int('Nombre entier attendu')
    .min(0)
    .max(MOST_QUANTITY)
    .optional()
    .describe('Ce qu’il y en a ; absent : non compté'),
});
const body = z.strictObject({
  self: choice.optional().describe('Le choix que le produit lui-même est, s’il n’en dit pas encore'),
  variants: z
    .array(variant)
    .min(1, 'Ajoutez au moins une déclinaison')
    .max(MOST_VARIANTS, `${MOST_VARIANTS} déclinaisons au plus`),
});

type Row = z.output<typeof variant>;
type Asking = Pick<Writer, 'app' | 'database' | 'by'>;

/** What a refusal says of one line of several: which one it is. */
async function ofLine<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    const fields = Object.entries(error.details.fields ?? {});
    throw new ApiError(error.statusCode, error.code, `Ligne ${index + 1} : ${error.message}`, {
      ...error.details,
      fields: Object.fromEntries(fields.map(([name, message]) => [`variants.${index}.${name}`, message])),
    });
  }
}

/** A variant as the product is, but for what its line says; a shade of another size is of the size that it comes in. */
function valuesOf(head: Product, row: Row, priority: number) {
  const own = { shade: row.shade || head.shade, format: row.format || head.format };
  const isSameSize = own.format === head.format;
  return {
    ...own,
    variantOfId: head.id,
    name: variantName(head, own),
    swatch: row.swatch ?? (own.shade === head.shade ? head.swatch : null),
    price: row.price ?? head.price,
    inStock: true,
    priority,
    description: head.description,
    brandId: head.brandId,
    categories: head.categories.map(({ id }) => id),
    badge: head.badge,
    status: head.status,
    publishAt: head.publishAt,
    ...(isSameSize && { size: head.size, sizeUnit: head.sizeUnit }),
    openMonths: head.openMonths,
    howToUse: head.howToUse,
    ingredients: head.ingredients,
    authorisation: head.authorisation,
  };
}

/** Adds the lines in their order, each by the same write path as a product that is added by itself. */
async function addVariants(transaction: Executor, writer: Asking, head: Product, rows: readonly Row[]) {
  const added: Pick<Product, 'id' | 'name'>[] = [];
  for (const [index, row] of rows.entries()) {
    const values = valuesOf(head, row, head.variants + index + 1);
    const { id, name } = await ofLine(index, async () => {
      const product = await createIn(transaction, { ...writer, resource: products }, values);
      const { quantity } = row;
      if (quantity !== undefined)
        await createIn(
          transaction,
          { ...writer, resource: stockMovements },
          { productId: product.id, reason: 'counted', quantity },
        );
      return product;
    });
    added.push({ id, name });
  }
  return added;
}

/** Many shades or sizes of a product in one go (R1918): all of them, or none. */
export const variantRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/products/:id/variants',
    {
      onRequest: app.access.administers(products, 'create'),
      schema: {
        tags: [products.label.many],
        summary: 'Ajouter des déclinaisons à un produit',
        description: 'Chacune reprend du produit ce que sa ligne ne dit pas. Toutes sont ajoutées, ou aucune.',
        params: z.object({ id: z.string().max(64) }),
        body,
        response: { 201: z.array(z.object({ id: z.uuid(), name: z.string() })) },
      },
    },
    async (request, reply) => {
      const by = signedIn(request);
      const { self, variants } = request.body;
      if (variants.some(({ quantity }) => quantity !== undefined) && !administers(by, stockMovements.name, 'create'))
        throw new ApiError(403, 'forbidden', 'Vos droits ne couvrent pas les stocks : laissez les quantités vides');
      const writer = { app, database, by };
      const added = await write({ ...writer, resource: products }, async (transaction) => {
        const before = await lock(transaction, products, request.params.id);
        if (!before) throw notFound(messagesOf(products).notFound);
        const head = self ? await nameItself(transaction, writer, before, self) : before;
        return addVariants(transaction, writer, head, variants);
      });
      return reply.code(201).send(added);
    },
  );
};

/** Says which choice the product itself is, in its name as well. */
async function nameItself(
  transaction: Executor,
  writer: Asking,
  head: Product,
  self: z.output<typeof choice>,
): Promise<Product> {
  const own = { shade: self.shade ?? head.shade, format: self.format ?? head.format };
  const name = missingInName(head.name, own) ? variantName(head, own) : head.name;
  const values = { ...own, name, swatch: self.swatch ?? head.swatch };
  return (await editIn(transaction, { ...writer, resource: products }, head.id, values)) ?? head;
}
