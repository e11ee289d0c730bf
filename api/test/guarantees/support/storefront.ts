import type { OfferedLine, Totals } from '@karite/shared/offers';
import type { CheckoutProblem, OrderPayload } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';

/**
 * The storefront's own code, for the guarantees that it holds together with the API. Loaded by address, and described by
 * hand: the API's sources never import a front end.
 */
const load = (file: string) => import(new URL(`../../../../storefront/src/${file}`, import.meta.url).href);

type CartLine = { productId: string; product: Product; quantity: number };
/** What pricing needs of a cart's line. */
type PricedCartLine = {
  product: Pick<Product, 'price' | 'badge'> & { brand?: { id: string } | null; categoryIds?: readonly string[] };
  quantity: number;
};
type Client = object;

type Storefront = {
  /** A cart's lines as its totals are made of. */
  pricedLines(lines: PricedCartLine[]): OfferedLine[];
  /** What the checkout sends. */
  payloadOf(
    draft: object,
    lines: CartLine[],
    totals: Totals,
    attempt: { orderId: string; createdAt: string },
  ): OrderPayload;
  /** The step of the checkout after its form was judged. */
  nextCheckout(
    state: { status: 'filling' },
    event: { type: 'submitted'; problems: CheckoutProblem[] },
  ): { status: string; message?: string; problems?: CheckoutProblem[] };
  createClient(options: { fetch: (path: string, init?: RequestInit) => Promise<Response> }): Client;
  placeOrder(client: Client, payload: OrderPayload): Promise<{ id: string; orderId: string; totalPrice: number }>;
  /** Sends again by itself what got no answer, a few times; then it throws, and the shopper decides. */
  sendOrder<T>(send: () => Promise<T>, pause: (ms: number) => Promise<unknown>): Promise<T>;
};

export async function loadStorefront(): Promise<Storefront> {
  const parts = await Promise.all(
    [
      'cart/cart-totals.ts',
      'checkout/checkout-state.ts',
      'checkout/submission/order-payload.ts',
      'api/client.ts',
      'api/orders.ts',
      'checkout/submission/send-order.ts',
    ].map(load),
  );
  return Object.assign({}, ...parts);
}
