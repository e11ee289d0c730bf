import type { LoaderFunctionArgs } from 'react-router-dom';
import { getProduct, listProducts } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { orNull, orPageError, partial } from '../../api/page-error.ts';
import { inOrder, toShopProduct } from '../../state/cart-lines.ts';

const RELATED = 4;

/** A product and a few of its neighbours on the shelf (spec §2, "/produits/{id}"). */
export const productLoader =
  (client: Client) =>
  async ({ params }: LoaderFunctionArgs) => {
    const product = await orPageError(getProduct(client, params.id ?? ''), {
      missing: "Produit introuvable - Le produit que vous recherchez n'existe pas ou a été supprimé.",
      failed: 'Erreur lors du chargement des produits',
    });
    const shelf = product.categories[0]?.id;
    const near = shelf ? await orNull(listProducts(client, { categories: shelf, _start: 0, _end: RELATED + 1 })) : null;
    const related = near?.items.filter(({ id }) => id !== product.id).slice(0, RELATED) ?? [];
    return partial(
      { product: { ...product, images: inOrder(product.images) }, related: related.map(toShopProduct) },
      !shelf || near !== null,
    );
  };

export type ProductPageData = Exclude<Awaited<ReturnType<ReturnType<typeof productLoader>>>, { init: unknown }>;
