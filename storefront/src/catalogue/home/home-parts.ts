import type { Block } from '@karite/shared/content';
import type { Brand } from '@karite/shared/resources';
import type { ShopProduct } from '../shop-product.ts';

export type PartnerBrand = Pick<Brand, 'id' | 'name' | 'logo'>;

/** The data of a block, as the page draws it. */
export type Texts = Pick<Block, 'over' | 'title' | 'text' | 'linkLabel' | 'picture' | 'alt' | 'isTinted'>;

export type HeroPart = { id: string; kind: 'hero'; slides: Block[] };
export type ShelfPart = Texts & {
  id: string;
  kind: 'shelf';
  /** Of the new ones all are unfolded in their place (R1132). */
  isNew: boolean;
  products: ShopProduct[];
  /** The message where there are none. */
  none: { title: string; text?: string };
  more: { label: string; to: string } | null;
};
/** `null`: they could not be loaded. */
export type BrandsPart = Texts & { id: string; kind: 'brands'; brands: PartnerBrand[] | null };
export type PlainPart = Texts & { id: string; kind: 'promises' | 'categories' | 'diagnostic' | 'newsletter' };
/** Texts and pictures, which need no code to be read. */
export type LaterPart = { id: string; kind: 'later'; blocks: Block[] };

/** The home page's blocks with what they show. */
export type HomePart = HeroPart | ShelfPart | BrandsPart | PlainPart | LaterPart;

export type HomeData = {
  parts: HomePart[];
  isPreview: boolean;
};
