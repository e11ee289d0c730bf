import { ownPathOr } from '@karite/shared/links';
import { MAX_ORDER_LINES, MAX_QUANTITY } from '@karite/shared/orders';
import { cutToLength } from '@karite/shared/text';
import type { CartProduct } from '../catalogue/shop-product.ts';
import type { CartLine } from './cart-lines.ts';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? cutToLength(value, 500) : otherwise;
const numberOr = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A picture's address is one of our own paths, whatever wrote it. */
const isOwnPath = (url: unknown): url is string =>
  typeof url === 'string' && url.length < 300 && ownPathOr(url, null) !== null;
const isPicture = (image: unknown): image is { id?: unknown; url: string } => isBag(image) && isOwnPath(image.url);

function readProduct(value: unknown): CartProduct | null {
  if (!isBag(value)) return null;
  const { id, name, images, brand } = value;
  const price = numberOr(value.price, null);
  if (typeof id !== 'string' || !id || id.length > 100 || typeof name !== 'string' || price === null) return null;
  const picture = Array.isArray(images) ? images.find(isPicture) : undefined;
  return {
    id,
    name: cutToLength(name, 500),
    price,
    badge: textOr(value.badge, null),
    inStock: value.inStock !== false,
    images: picture ? [{ id: String(picture.id ?? ''), url: picture.url, order: 0 }] : [],
    rating: numberOr(value.rating, null),
    reviews: numberOr(value.reviews, null),
    brand:
      isBag(brand) && typeof brand.name === 'string'
        ? { id: String(brand.id ?? ''), name: cutToLength(brand.name, 200) }
        : null,
    ...(Array.isArray(value.categoryIds) && { categoryIds: value.categoryIds.filter(isText).slice(0, 100) }),
  };
}

function readLine(value: unknown): CartLine | null {
  if (!isBag(value)) return null;
  const product = readProduct(value.product);
  const quantity = Math.trunc(Number(value.quantity));
  if (!product || !(quantity > 0)) return null;
  return { productId: product.id, product, quantity: Math.min(quantity, MAX_QUANTITY) };
}

/**
 * Makes a cart of whatever the storage held (R704; older versions wrote `{ items, totalItems }`): lines that make
 * sense stay, the same product twice becomes one line, the rest goes.
 */
export function repairCart(value: unknown): CartLine[] {
  const stored = isBag(value) ? value.items : value;
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const entry of stored.slice(0, 10 * MAX_ORDER_LINES)) {
    const line = readLine(entry);
    if (!line) continue;
    const previous = lines.get(line.productId);
    const quantity = Math.min(line.quantity + (previous?.quantity ?? 0), MAX_QUANTITY);
    lines.set(line.productId, { ...line, quantity });
  }
  return [...lines.values()].slice(0, MAX_ORDER_LINES);
}
