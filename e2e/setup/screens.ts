import { expect, type Page } from '@playwright/test';
import { type Customer, productsOfShop } from './customer.ts';
import { query } from './database.ts';

/** One screen of the shop, as a person meets it. */
export type Screen = {
  name: string;
  path: string;
  /** The visitor: anonymous, or the registered customer. */
  as?: 'customer';
  /** What fills the cart before. */
  cart?: 'full';
  /** The visitor's actions before the check. */
  act?: (page: Page) => Promise<void>;
};

/** The services panel on a wide screen, the menu that holds its links on a phone. */
async function openPanel(page: Page): Promise<void> {
  const [services, menu] = ['Services', 'Menu'].map((name) => page.getByRole('button', { name, exact: true }));
  await ((await menu!.isVisible()) ? menu! : services!).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Every route of the shop (R1201), with the states to check; ids are those of the shop under test. */
export async function screensOfShop(customer: Customer): Promise<Screen[]> {
  const [[product], [gone], [promo], [brand], [root]] = await Promise.all([
    query<{ id: string }>('select id from products where in_stock order by name limit 1'),
    query<{ id: string }>('select id from products where not in_stock order by name limit 1'),
    query<{ id: string }>("select id from products where badge ilike '%promo%' order by name limit 1"),
    query<{ id: string }>('select brand_id as id from products group by 1 order by count(*) desc, 1 limit 1'),
    query<{ id: string; child: string }>(
      `select parent.id, child.id as child from categories parent join categories child on child.parent_id = parent.id
       order by parent.title, child.title limit 1`,
    ),
  ]);
  const { order } = customer;
  return [
    { name: 'accueil', path: '/' },
    {
      name: 'recherche-rapide',
      path: '/',
      act: (page) => page.getByRole('search').getByRole('combobox').fill('karite'),
    },
    { name: 'panneau', path: '/', act: openPanel },
    { name: 'boutique', path: '/shop' },
    { name: 'boutique-liste', path: '/shop?vue=liste&tri=prix-decroissant' },
    { name: 'promotions', path: '/promotions' },
    { name: 'produit', path: `/produits/${product!.id}` },
    { name: 'produit-promo', path: `/produits/${promo!.id}` },
    { name: 'produit-epuise', path: `/produits/${gone!.id}` },
    { name: 'produit-introuvable', path: '/produits/00000000-0000-4000-8000-000000000000' },
    { name: 'marques', path: '/brands' },
    { name: 'marque', path: `/brands/${brand!.id}` },
    { name: 'categories', path: '/categories' },
    { name: 'categorie', path: `/categories/${root!.id}` },
    { name: 'sous-categorie', path: `/categories/${root!.id}/subcategories/${root!.child}` },
    { name: 'resultats', path: '/search?q=karite' },
    { name: 'resultats-vides', path: '/search?q=xyzxyz' },
    { name: 'panier-vide', path: '/cart' },
    { name: 'panier', path: '/cart', cart: 'full' },
    { name: 'commande', path: '/checkout', cart: 'full' },
    { name: 'connexion', path: '/login' },
    { name: 'inscription', path: '/register' },
    { name: 'mot-de-passe-oublie', path: '/mot-de-passe-oublie' },
    { name: 'reinitialiser', path: '/reinitialiser?token=abc' },
    { name: 'confirmer-mon-adresse', path: '/confirmer-mon-adresse?cle=abc' },
    { name: 'reprendre-mon-compte', path: '/reprendre-mon-compte?token=abc' },
    { name: 'profil', path: '/profile', as: 'customer' },
    { name: 'mes-commandes', path: '/orders', as: 'customer' },
    { name: 'ma-commande', path: `/orders/${order.id}`, as: 'customer' },
    { name: 'notifications', path: '/notifications', as: 'customer' },
    { name: 'quitter', path: '/notifications/quitter/00000000-0000-4000-8000-000000000000?sujet=prices&cle=x' },
    { name: 'newsletter', path: '/newsletter/00000000-0000-4000-8000-000000000000?cle=x' },
    { name: 'commande-suivie', path: `/commande/${order.id}?cle=${encodeURIComponent(order.followKey)}` },
    { name: 'favoris', path: '/favoris' },
    { name: 'diagnostic', path: '/diagnostic' },
    { name: 'histoires', path: '/histoires' },
    { name: 'mentions-legales', path: '/mentions-legales' },
    { name: 'conditions-de-vente', path: '/conditions-de-vente' },
    { name: 'confidentialite', path: '/confidentialite' },
    { name: 'cookies', path: '/cookies' },
    { name: 'plan-du-site', path: '/plan-du-site' },
    { name: 'page-introuvable', path: '/une-page-qui-manque' },
  ];
}

/** Opens a screen as its visitor, and waits until nothing moves. */
export async function openScreen(page: Page, screen: Screen, customer: Customer): Promise<void> {
  const lines = screen.cart
    ? (await productsOfShop(3)).map((product, index) => ({ productId: product.id, product, quantity: index + 1 }))
    : null;
  // A page of the shop, without its script, lends its storage.
  await page.goto(`${process.env.SHOP_URL}/health/live`);
  await page.evaluate(
    ([cart, token]) => {
      localStorage.clear();
      if (cart) localStorage.setItem('cart', cart);
      if (token) localStorage.setItem('token', token);
    },
    [lines && JSON.stringify(lines), screen.as ? customer.token : null] as const,
  );
  await page.goto(process.env.SHOP_URL + screen.path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await screen.act?.(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
