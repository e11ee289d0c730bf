import type { FeedName } from '@karite/shared/feeds';
import { escaped } from '../xml.ts';
import type { FeedProduct, FeedShop } from './feed-products.ts';

/** How a platform reads products: what comes first, each of them, what comes last. */
export type FeedFormat = {
  type: string;
  head(shop: FeedShop): string;
  product(product: FeedProduct, currency: string): string;
  foot: string;
};

/** A product's values by the platforms' names for them; an empty one is left out. Several: the name again, or a comma between them. */
type Values = Record<string, string | readonly string[]>;

const amount = (price: number, currency: string) => `${price} ${currency}`;

/** What Google Merchant Center, Meta and TikTok call the same. */
const common = ({ groupId, color, size, title, description, link, brand, gtin, productType }: FeedProduct): Values => ({
  title,
  description,
  link,
  brand,
  gtin,
  product_type: productType,
  condition: 'new',
  item_group_id: groupId,
  color,
  size,
});
const prices = ({ price, salePrice }: FeedProduct, currency: string): Values => ({
  price: amount(price, currency),
  sale_price: salePrice === null ? '' : amount(salePrice, currency),
});

/** RSS 2.0 with Google's own elements. */
const google: FeedFormat = {
  type: 'application/xml; charset=utf-8',
  head: ({ name, base }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n` +
    `<title>${escaped(name)}</title><link>${escaped(base)}/</link><description>${escaped(name)}</description>\n`,
  product: (product, currency) => {
    const [first, ...more] = product.pictures.map(({ whole }) => whole);
    const values: Values = {
      id: product.id,
      ...common(product),
      ...prices(product, currency),
      image_link: first ?? '',
      additional_image_link: more,
      availability: product.isInStock ? 'in_stock' : 'out_of_stock',
      identifier_exists: product.isOwn ? 'no' : '',
    };
    const elements = Object.entries(values).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (each ? `<g:${name}>${escaped(each)}</g:${name}>` : [])),
    );
    return `<item>${elements.join('')}</item>\n`;
  },
  foot: '</channel></rss>\n',
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

/** A table of Meta's columns, which are TikTok's as well but for the first; both take JPEG and PNG alone. */
const table = (id: string): FeedFormat => {
  const valuesOf = (product: FeedProduct, currency: string): Values => {
    const [first, ...more] = product.pictures.map(({ card }) => card);
    return {
      [id]: product.id,
      ...common(product),
      ...prices(product, currency),
      availability: product.isInStock ? 'in stock' : 'out of stock',
      image_link: first ?? '',
      additional_image_link: more,
    };
  };
  const names = [
    ...[id, 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
    ...['sale_price', 'additional_image_link', 'gtin', 'product_type', 'item_group_id', 'color', 'size'],
  ];
  return {
    type: 'text/csv; charset=utf-8',
    head: () => `${names.join(',')}\r\n`,
    product: (product, currency) => {
      const values = valuesOf(product, currency);
      return line(names.map((name) => [values[name] ?? ''].flat().join(',')));
    },
    foot: '',
  };
};

export const FEED_FORMATS: Record<FeedName, FeedFormat> = { google, meta: table('id'), tiktok: table('sku_id') };
