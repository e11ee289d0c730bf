import { may } from '@karite/shared/access';
import type { Actor } from '@karite/shared/accounts';
import { allows, OPERATIONS, type Operation, type ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';

/** The generic calls of an operation, as the contract names them. */
export function callsOf({ name, isSingle, facets, search }: ResourceShape, operation: Operation): string[] {
  const suggests = search?.ranked?.suggests;
  const one = isSingle ? `/${name}` : `/${name}/{id}`;
  const calls = {
    read: [
      `GET /${name}`,
      `GET ${one}`,
      ...(facets ? [`GET /${name}/facets`] : []),
      ...(suggests ? [`GET /${name}/suggestions`] : []),
    ],
    create: [`POST /${name}`],
    update: [`PUT ${one}`, `PATCH ${one}`],
    delete: [`DELETE ${one}`],
  };
  return [...new Set(calls[operation])];
}

/** Every operation that a declaration offers. */
export const DECLARED = resources.flatMap((resource) =>
  OPERATIONS.filter((operation) => allows(resource, operation)).map((operation) => ({ resource, operation })),
);

/** The generic calls that somebody may make, as the declarations say. */
const declaredFor = (actor: Actor | null): string[] =>
  DECLARED.filter(({ resource, operation }) => may(actor, resource, operation)).flatMap(({ resource, operation }) =>
    callsOf(resource, operation),
  );

const ACCOUNT: Actor = { id: '', email: '', role: 'user', rights: null };

/**
 * Calls that a visitor may make, without `/api`: what the declarations say, and the features' own routes. One that is not
 * in one of the two lists is for administrators and staff: a feature's route that is added must be decided on here.
 */
export const EVERYONE = new Set([
  ...declaredFor(null),
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/passkey',
  'POST /auth/passkey/options',
  'POST /auth/logout',
  'POST /auth/setup',
  'POST /auth/forgot',
  'POST /auth/reset',
  'POST /auth/take-back',
  'POST /newsletter',
  'POST /newsletter/{id}/confirm',
  'POST /newsletter/{id}/leave',
  'POST /notifications/products',
  'POST /notifications/alerts',
  'POST /orders',
  // By the key of its link alone.
  'GET /followed-orders/{id}',
  // By short number and phone: the status alone.
  'POST /orders/look-up',
  // By the owner's session or the key of the link: without either the order is not there.
  'POST /orders/{id}/payments',
  'GET /orders/{id}/ways-to-pay',
  'POST /orders/{id}/ways-to-pay',
  'POST /payments/{id}/check',
  'GET /payment-methods/offered',
  // One code, existing or not.
  'POST /influencers/known',
  'GET /offers/current',
  'POST /offers/known',
  // By the secret or the signature of its provider, which is queried again before any change.
  'POST /payment-notices/{provider}',
  // By the secret of an address that serves once; the account that requested it is judged again.
  'GET /downloads/{key}',
  'POST /orders/{id}/cancel',
  'GET /orders/{id}/invoices',
  'POST /orders/{id}/invoices',
  'GET /invoices/{id}/pdf',
  'GET /orders/{id}/returns',
  'POST /orders/{id}/returns',
  'GET /categories/roots',
  'GET /categories/{id}/children',
  'GET /categories/{id}/products',
  'GET /products/{id}/ratings',
  // Any browser: one vote each.
  'PUT /reviews/{id}/vote',
  'DELETE /reviews/{id}/vote',
  'GET /products/{id}/bought-together',
  'GET /products/{id}/preview',
  'GET /collections/{id}/products',
  'GET /collections/{id}/facets',
  'GET /content/layout',
  'GET /content/{place}',
  'GET /content/help',
  'GET /content/help/{slug}',
  // By the key of an e-mail's link.
  'POST /notifications/leave/{id}',
  'GET /saved-carts/of/{id}',
]);

/** Those that any account may call. */
export const SIGNED_IN = new Set([
  ...declaredFor(ACCOUNT),
  'POST /addresses',
  'PUT /addresses/{id}',
  'DELETE /addresses/{id}',
  'GET /users/me',
  'PATCH /users/me',
  'GET /users/me/sessions',
  'DELETE /users/me/sessions',
  'DELETE /users/me/sessions/{id}',
  'GET /users/me/second-factor',
  'POST /users/me/second-factor',
  'POST /users/me/second-factor/confirmation',
  'POST /users/me/second-factor/recovery-codes',
  'POST /users/me/second-factor/removal',
  // Only staff add them; who is no longer one sees and removes theirs.
  'GET /users/me/passkeys',
  'PATCH /users/me/passkeys/{id}',
  'POST /users/me/passkeys/{id}/removal',
  'GET /users/me/export',
  'POST /users/me/confirmation',
  'PUT /users/me/confirmation',
  'POST /users/me/deletion',
  'PUT /users/me/cart',
  'GET /users/me/push',
  'PUT /users/me/push',
  'POST /users/me/alerts/read',
  // One's own points alone.
  'GET /users/me/points',
  'POST /users/me/points/exchange',
  'GET /users/me/favourites',
  'PUT /users/me/favourites/{productId}',
  'DELETE /users/me/favourites/{productId}',
  // Of one's own jobs: only those who may begin one have any.
  'GET /jobs/{id}',
  'GET /jobs/{id}/file',
  'POST /jobs/{id}/link',
  'POST /jobs/{id}/cancel',
]);
