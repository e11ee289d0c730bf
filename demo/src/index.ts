import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { demoSynonyms } from './catalogue/synonyms.ts';
import { demoCollections } from './collections/demo-collections.ts';
import { demoContent } from './content/demo-content.ts';
import { demoCustomers } from './orders/demo-customers.ts';
import { demoInfluencers } from './orders/demo-influencers.ts';
import { demoOffers } from './orders/demo-offers.ts';
import { demoOrders } from './orders/demo-orders.ts';
import { demoReviews } from './reviews/demo-reviews.ts';
import type { DemoShop } from './types.ts';

export { type DemoPicture, demoPictures } from './pictures/demo-pictures.ts';
export type {
  DemoCollection,
  DemoContent,
  DemoCustomer,
  DemoOrder,
  DemoProduct,
  DemoReview,
  DemoShop,
} from './types.ts';

/** The demo shop at a moment: the same at every call with the same moment. */
export function demoShop(now: Date): DemoShop {
  const { brands, categories, products, variants } = demoCatalogue();
  const customers = demoCustomers(now);
  const orders = demoOrders(now, customers, products);
  const onShelves = products.filter(({ variantOf }) => variantOf === null);
  const reviews = demoReviews(now, { products: onShelves, customers, orders });
  return {
    brands,
    categories,
    products: [...products, ...variants],
    customers,
    influencers: demoInfluencers,
    offers: demoOffers,
    collections: demoCollections,
    orders,
    reviews,
    synonyms: demoSynonyms,
    content: demoContent(now),
  };
}
