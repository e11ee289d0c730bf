import { salePrice } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';
import { useContext } from 'react';
import { paths } from '../../paths.ts';
import { PublicUrl } from '../../ui/page-meta/page-meta.tsx';

/** The product as search engines read it. A missing rating is shown as 5 (spec §9) but never claimed here. */
export function ProductStructuredData({ product }: { product: Product }) {
  const publicUrl = useContext(PublicUrl);
  const { rating, reviews } = product;
  const record = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    description: product.description ?? undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    image: product.images.map((image) => publicUrl + image.url),
    aggregateRating:
      rating !== null && reviews
        ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews }
        : undefined,
    offers: {
      '@type': 'Offer',
      url: publicUrl + paths.product(product.id),
      priceCurrency: 'XOF',
      price: salePrice(product),
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code; "<" can't end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(record).replace(/</g, '\\u003c') }}
    />
  );
}
