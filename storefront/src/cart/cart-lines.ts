import { formatMoney } from '@karite/shared/money';
import { MAX_QUANTITY } from '@karite/shared/orders';
import { salePrice } from '@karite/shared/pricing';
import type { CartProduct } from '../catalogue/shop-product.ts';

/** A line of the cart (R701). */
export type CartLine = { productId: string; product: CartProduct; quantity: number };

/** A quantity that an order takes. */
export const clamp = (quantity: number) => Math.min(Math.trunc(quantity), MAX_QUANTITY);

/** Sets a line's quantity; zero or less removes it (R703). */
export const setQuantity = (lines: readonly CartLine[], productId: string, quantity: number): CartLine[] =>
  lines
    .map((line) => (line.productId === productId ? { ...line, quantity: clamp(quantity) } : line))
    .filter((line) => line.quantity > 0);

/** Puts back the lines that the cart had before, in their places; what it has now stays as it is. */
export function putBack(lines: readonly CartLine[], before: readonly CartLine[]): CartLine[] {
  const has = (all: readonly CartLine[], { productId }: CartLine) => all.some((line) => line.productId === productId);
  const old = before.map((line) => lines.find(({ productId }) => productId === line.productId) ?? line);
  return [...old, ...lines.filter((line) => !has(before, line))];
}

/** What an order is refused with: today's figures of its products (`null`: the shop no longer has it). */
export type Current = { price?: number; badge?: string | null; inStock?: boolean; name?: string } | null;

/** Updates lines with present data; lines of deleted products are removed. */
export const refreshLines = (
  lines: readonly CartLine[],
  current: (productId: string) => Current | undefined,
): CartLine[] =>
  lines.flatMap((line) => {
    const now = current(line.productId);
    if (now === undefined) return [line];
    return now === null ? [] : [{ ...line, product: { ...line.product, ...now } }];
  });

/** The changes of a cart to show after its update: removed products, changed prices, sold out products. */
export function cartChanges(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  return before.flatMap(({ productId, product }) => {
    const now = after.find((line) => line.productId === productId)?.product;
    if (!now) return [`« ${product.name} » n’est plus proposé : il a quitté votre panier.`];
    if (!now.inStock && product.inStock) return [`« ${product.name} » est en rupture de stock.`];
    if (salePrice(now) === salePrice(product)) return [];
    return [
      `« ${product.name} » coûte maintenant ${formatMoney(salePrice(now))}, au lieu de ${formatMoney(salePrice(product))}.`,
    ];
  });
}
