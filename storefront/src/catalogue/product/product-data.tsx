import { gtinOf } from '@karite/shared/barcode';
import type { DeliveryZones } from '@karite/shared/delivery';
import { CURRENCY_CODE } from '@karite/shared/locale';
import { sharePicture } from '@karite/shared/media';
import { paths } from '@karite/shared/paths';
import type { Product } from '@karite/shared/resources';
import { useContext } from 'react';
import type { Choice } from '../../api/choices.ts';
import type { ShownReview } from '../../api/reviews.ts';
import { useRules } from '../../identity/settings.ts';
import { PublicUrl } from '../../seo/page-meta.tsx';
import { StructuredData } from '../../seo/structured-data.tsx';
import { offerTerms, type ReturnDays } from './offer-terms.ts';

const reviewData = ({ author, rating, text, createdAt }: ShownReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: createdAt.slice(0, 10),
  reviewBody: text ?? undefined,
  reviewRating: { '@type': 'Rating', ratingValue: rating, worstRating: 1, bestRating: 5 },
});

/** The group of a product's choices, each with a page of its own (R1916). */
function groupData(choices: readonly Choice[], publicUrl: string) {
  const [head, ...others] = choices;
  if (!head || others.length === 0) return;
  const urlOf = ({ id }: Choice) => publicUrl + paths.product(id);
  const differBy = (key: 'shade' | 'format') => new Set(choices.map((choice) => choice[key])).size > 1;
  return {
    '@type': 'ProductGroup',
    '@id': `${urlOf(head)}#choix`,
    productGroupID: head.id,
    name: head.name,
    url: urlOf(head),
    variesBy: [
      ...(differBy('shade') ? ['https://schema.org/color'] : []),
      ...(differBy('format') ? ['https://schema.org/size'] : []),
    ],
    hasVariant: choices.map((choice) => ({
      '@type': 'Product',
      '@id': urlOf(choice),
      url: urlOf(choice),
      name: choice.name,
      color: choice.shade ?? undefined,
      size: choice.format ?? undefined,
    })),
  };
}

type Props = {
  product: Product;
  /** The product on the shelf and its other choices, which is first; fewer than two where it has none. */
  choices: readonly Choice[];
  /** Published ones, and how many there are of each number of stars. */
  reviews: readonly ShownReview[];
  ratings: readonly number[];
  zones: DeliveryZones;
  returns: readonly ReturnDays[];
};

/** The product for search engines and shared links (R1902). A rating without reviews is shown (R1105) but not part of this data. */
export function ProductData({ product, choices, reviews, ratings, zones, returns }: Props) {
  const publicUrl = useContext(PublicUrl);
  const rules = useRules();
  const { rating } = product;
  const price = product.salePrice;
  const url = publicUrl + paths.product(product.id);
  const pictures = product.images.flatMap((image) => [sharePicture(image.url), image.url]);
  const record = {
    '@type': 'Product',
    '@id': url,
    url,
    name: product.name,
    sku: product.id,
    color: product.shade ?? undefined,
    size: product.format ?? undefined,
    isVariantOf: groupData(choices, publicUrl),
    ...gtinOf(product.barcode),
    description: product.description ?? undefined,
    category: product.categories[0]?.title,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    image: pictures.filter((path) => path !== null).map((path) => publicUrl + path),
    aggregateRating:
      rating !== null && product.reviews && ratings.some((count) => count > 0)
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating,
            worstRating: 0,
            bestRating: 5,
            reviewCount: product.reviews,
          }
        : undefined,
    review: reviews.length > 0 ? reviews.map(reviewData) : undefined,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: CURRENCY_CODE,
      price,
      itemCondition: 'https://schema.org/NewCondition',
      ...offerTerms(price, CURRENCY_CODE, { rules, zones, returns }),
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return (
    <>
      <StructuredData record={record} />
      <meta property="product:price:amount" content={String(price)} />
      <meta property="product:price:currency" content={CURRENCY_CODE} />
      <meta property="product:availability" content={product.inStock ? 'in stock' : 'out of stock'} />
      {product.brand && <meta property="product:brand" content={product.brand.name} />}
    </>
  );
}
