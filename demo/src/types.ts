/** The demo shop as plain data: what a first start stores, before any identifier or price rule is applied. */
import type { HairType, SkinType } from '@karite/shared/catalogue';
import type { CollectionOrder } from '@karite/shared/collections';
import type { DatedBlock, Place } from '@karite/shared/content';
import type { SizeUnit } from '@karite/shared/pricing';
import type { Rule } from '@karite/shared/resource';
import type { DemoCountry } from './orders/people.ts';

export type DemoBrand = {
  key: string;
  name: string;
  description: string;
  featured: boolean;
  /** 1 comes first in the list of brands; null follows by name. */
  priority: number | null;
  /** Key of the logo among the demo pictures. */
  picture: string;
};

export type DemoCategory = {
  key: string;
  title: string;
  subtitle: string;
  description: string;
  color: string;
  parent: string | null;
  picture: string;
};

export type DemoProduct = {
  key: string;
  name: string;
  description: string;
  /** In whole francs. */
  price: number;
  brand: string;
  categories: string[];
  badge: string | null;
  inStock: boolean;
  rating: number | null;
  reviews: number | null;
  /** EAN-13, of those that a shop gives itself. */
  barcode: string;
  /** The people that it suits; none where that does not matter. */
  skinTypes: SkinType[];
  hairTypes: HairType[];
  /** The content of the package; null where the name does not contain it. */
  size: number | null;
  sizeUnit: SizeUnit | null;
  openMonths: number | null;
  howToUse: string | null;
  /** As a label lists them (INCI). */
  ingredients: string | null;
  /** Keys among the demo pictures, the main view first. */
  pictures: string[];
  daysOld: number;
  /** Its place in the shop's own order; `null`: after those that have one. */
  priority: number | null;
  /** Key of the product on the shelf of which it is another choice. */
  variantOf: string | null;
  shade: string | null;
  swatch: string | null;
  format: string | null;
};

export type DemoCustomer = {
  key: string;
  email: string;
  createdAt: Date;
  country: DemoCountry;
  nom: string;
  prenom: string;
  /** E.164. */
  phone: string;
};

export type DemoStatus = 'pending' | 'paid' | 'shipped' | 'completed' | 'cancelled';

export type DemoOrder = {
  /** `ORDER_<milliseconds>_<6 base 36 digits>` */
  orderId: string;
  /** Key of a customer; null for a guest. */
  customer: string | null;
  nom: string;
  prenom: string;
  phone: string;
  email: string | null;
  codeInfluenceur: string | null;
  delivery: { type: 'domicile' | 'point-relais'; address: string | null; country: DemoCountry; city: string };
  paymentMethod: 'en-ligne' | 'especes' | 'boutique';
  transactionId: string | null;
  note: string | null;
  lines: { product: string; quantity: number }[];
  createdAt: Date;
  status: DemoStatus;
  history: { from: DemoStatus | null; to: DemoStatus; at: Date }[];
};

export type DemoInfluencer = {
  code: string;
  name: string;
  /** Of a hundred. */
  share: number | null;
  country: DemoCountry;
  isActive: boolean;
};

/** A customer's review of a product. The shop itself determines whether they bought it. */
export type DemoReview = {
  /** Key of the product. */
  product: string;
  /** Key of the customer; at most one review of a product is theirs. */
  customer: string;
  author: string;
  /** 1 to 5. */
  rating: number;
  text: string | null;
  skinType: SkinType | null;
  hairType: HairType | null;
  /** Keys of the customers who found it helpful. */
  helpfulTo: string[];
  status: 'pending' | 'published' | 'refused';
  answer: string | null;
  createdAt: Date;
};

/** A collection: products by hand, by their keys; or a rule, which names brands and categories by theirs. */
export type DemoCollection = {
  key: string;
  title: string;
  description: string;
  products: readonly string[];
  rule: Rule | null;
  order: CollectionOrder;
  picture: string;
};

/** A code and what it gives; `influencer`: the owner of the code. Amounts in the shop's currency. */
export type DemoOffer = {
  name: string;
  code: string | null;
  influencer: string | null;
  kind: 'percent' | 'delivery';
  percent: number | null;
  minimum: number | null;
  audience: 'everyone' | 'first';
  maxUsesEach: number | null;
};

/** A page of blocks as it was published; `slug`: a help page's address. */
export type DemoContent = {
  place: Place;
  slug: string | null;
  title: string;
  summary: string | null;
  blocks: readonly DatedBlock[];
};

/** Pictures are named by their keys; what a record belongs to, by the other's key. */
export type DemoShop = {
  brands: DemoBrand[];
  categories: DemoCategory[];
  products: DemoProduct[];
  customers: DemoCustomer[];
  influencers: readonly DemoInfluencer[];
  offers: readonly DemoOffer[];
  collections: readonly DemoCollection[];
  orders: DemoOrder[];
  reviews: DemoReview[];
  /** Words that mean the same to a search, between commas. */
  synonyms: readonly string[];
  content: readonly DemoContent[];
};
