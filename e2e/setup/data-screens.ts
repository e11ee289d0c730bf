import type { Locator } from '@playwright/test';
import { makeCustomer, productsOfShop } from './customer.ts';
import { query } from './database.ts';

/** A screen of the shop that shows data of the API. */
export type DataScreen = {
  path: string;
  /** Its requests. */
  api: RegExp;
  /** Its message when they fail (R1301). */
  failure: string;
  /** What it shows when that works. */
  content: (main: Locator) => Locator;
  /** Drawn by the server too: met without data only by a link inside the shop. Else the browser alone sends the requests. */
  isServed: boolean;
};

const PRODUCTS_FAILED = 'Erreur lors du chargement des produits';
const DATA_FAILED = 'Erreur lors du chargement des données';
const ORDERS_FAILED = 'Erreur lors du chargement des commandes';

const card = (main: Locator) => main.getByRole('article').first();
const title = (name: string) => (main: Locator) => main.getByRole('heading', { level: 1, name });

/** Every such screen, and the storage of the shopper who may see them all. */
export async function dataScreens() {
  const customer = await makeCustomer();
  const [product] = await productsOfShop(1);
  const [ids] = await query<{ brand: string; brandName: string; root: string; rootTitle: string }>(
    `select brands.id as brand, brands.name as "brandName", categories.id as root, categories.title as "rootTitle"
     from brands, categories where parent_id is null order by brands.priority, categories.title limit 1`,
  );
  const { brand, brandName, root, rootTitle } = ids!;
  const { id, followKey } = customer.order;
  const served = (path: string, api: RegExp, failure: string, content = card): DataScreen => {
    return { path, api, failure, content, isServed: true };
  };
  const own = (path: string, api: RegExp, failure: string, content = card): DataScreen => {
    return { path, api, failure, content, isServed: false };
  };
  const screens = [
    served('/', /\/api\/products/, PRODUCTS_FAILED),
    served('/shop', /\/api\/products/, PRODUCTS_FAILED),
    served(`/produits/${product!.id}`, /\/api\/products/, PRODUCTS_FAILED, title(product!.name)),
    served('/promotions', /\/api\/products/, PRODUCTS_FAILED),
    served('/search?q=lait', /\/api\/products/, PRODUCTS_FAILED, title('Résultats pour "lait"')),
    served('/brands', /\/api\/brands/, 'Erreur lors du chargement des marques.', title('Marques')),
    served(`/brands/${brand}`, /\/api\/brands/, 'Impossible de charger les détails de la marque.', title(brandName)),
    served('/categories', /\/api\/categories/, DATA_FAILED, title('Catégories')),
    served(`/categories/${root}`, /\/api\/categories/, DATA_FAILED, title(rootTitle)),
    served('/diagnostic', /\/api\/categories/, DATA_FAILED, title('?')),
    own('/favoris', /\/api\/products/, PRODUCTS_FAILED),
    own('/orders', /\/api\/orders/, ORDERS_FAILED, (main) => main.getByRole('link', { name: /^KR-/ })),
    own(`/orders/${id}`, /\/api\/orders/, ORDERS_FAILED, title('Commande')),
    own(
      `/commande/${id}?cle=${encodeURIComponent(followKey)}`,
      /\/api\/followed-orders/,
      ORDERS_FAILED,
      title('Commande'),
    ),
    own('/profile', /\/api\/users\/me/, 'Impossible de charger les informations du profil.', (main) =>
      main.getByRole('textbox', { name: 'E-mail' }),
    ),
  ];
  return { screens, storage: { token: customer.token, wishlist: JSON.stringify([product!.id]) } };
}
