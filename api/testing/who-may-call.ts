/**
 * Routes that a visitor may call, without `/api`. A route that is not in one of the two lists is for administrators
 * alone: one that is added must be decided on here.
 */
export const EVERYONE = new Set([
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/setup',
  'POST /auth/forgot',
  'POST /auth/reset',
  'POST /auth/take-back',
  'POST /newsletter',
  'POST /notifications/products',
  'POST /orders',
  // By the key of its link alone.
  'GET /followed-orders/{id}',
  // By short number and phone: the status alone.
  'POST /orders/look-up',
  // By the owner's session or the key of the link: without either the order is not there.
  'POST /orders/{id}/payments',
  'POST /payments/{id}/check',
  'GET /payment-methods/offered',
  // By the secret or the signature that its provider gave it; it is asked again before anything is believed.
  'POST /payment-notices/{provider}',
  'POST /orders/{id}/cancel',
  'GET /orders/{id}/invoices',
  'POST /orders/{id}/invoices',
  'GET /invoices/{id}/pdf',
  'GET /orders/{id}/returns',
  'POST /orders/{id}/returns',
  ...['categories', 'brands', 'products', 'delivery-countries', 'shop-identities', 'legal-pages'].flatMap((name) => [
    `GET /${name}`,
    `GET /${name}/{id}`,
  ]),
  'GET /categories/roots',
  'GET /categories/{id}/children',
  'GET /categories/{id}/products',
]);

/** Those that any account may call. */
export const SIGNED_IN = new Set([
  'GET /addresses',
  'GET /addresses/{id}',
  'POST /addresses',
  'PUT /addresses/{id}',
  'DELETE /addresses/{id}',
  'GET /users/me',
  'PATCH /users/me',
  'GET /users/me/export',
  'POST /users/me/deletion',
  'GET /users/me/favourites',
  'PUT /users/me/favourites/{productId}',
  'DELETE /users/me/favourites/{productId}',
  'GET /orders',
  'GET /orders/{id}',
]);
