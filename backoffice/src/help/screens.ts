/** The screens that a page of the manual (`docs/manuel`) explains, by the first part of their addresses. */
const SCREENS: Readonly<Record<string, string>> = {
  'premiere-ouverture':
    'first-steps settings identity shop-identities delivery-countries payment-methods messages message-templates',
  commande: 'orders staff-order order-settings invoices',
  retour: 'returns payments refunds',
  caisse: 'couriers cash-receipts cash-closings',
  produit: 'products categories brands collections import-sources',
  arrivage: 'stocks lots stock-sheets stock-movements stock-receive stock-count',
  client: 'customers reviews point-movements product-alerts points-settings',
  promotion: 'offers pricing-rules influencers letters stats',
  'page-d-accueil': 'content-pages shop-window contact-settings',
  collegue: 'users audit staff-access security',
};

/** The page of the manual that explains a screen. */
export const PAGE_OF_SCREEN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SCREENS).flatMap(([page, screens]) => screens.split(' ').map((screen) => [screen, page])),
);
