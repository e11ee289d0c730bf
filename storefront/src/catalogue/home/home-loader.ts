import type { Block } from '@karite/shared/content';
import { paths } from '@karite/shared/paths';
import { BEST_SELLERS, listFeaturedBrands, listProducts, type ProductQuery } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { shelfOf as shelfOfCollection } from '../../api/collections.ts';
import { orPreviewError, previewOf, readContent, shown } from '../../api/content.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { orNull, orPageError } from '../../api/page-error.ts';
import type { BrandsPart, HomeData, HomePart, ShelfPart } from './home-parts.ts';

/** At most this many of the new and the best rated (R1132, R1133), and in any other row of products. */
const [ROW, OTHER_ROW] = [8, 6];
const FAILED = { failed: 'Erreur lors du chargement des produits' };

type More = { label: string; to: string };
type Products = Awaited<ReturnType<typeof listProducts>>;
type Shown = { list: () => Promise<Products>; more: More | null; none?: ShelfPart['none'] };

/** Which products a shelf shows, and where it leads (R1943); `null`: what it was of is not there any more. */
function shownBy(client: Client, block: Block): Shown | null {
  const { shelf, categoryId, brandId, collectionId, products: id = [] } = block;
  const first = { _start: 0, _end: shelf === 'new' || shelf === 'rated' ? ROW : OTHER_ROW } as const;
  const by = (query: ProductQuery) => () => listProducts(client, { ...query, ...first });
  switch (shelf) {
    case 'new':
      return {
        list: by({ badge: 'Nouveau' }),
        more: { label: 'Voir les Nouveautés', to: paths.home },
        none: {
          title: 'Aucune nouveauté pour le moment',
          text: 'Revenez bientôt : les prochains arrivages se préparent.',
        },
      };
    case 'rated':
      return {
        list: by({ _sort: 'score', _order: 'desc' }),
        more: { label: 'Voir tous les produits', to: paths.shop() },
        none: { title: 'Aucun produit trouvé' },
      };
    case 'promotions':
      return { list: by({ isOnPromo: true }), more: { label: 'Voir les promotions', to: paths.promotions() } };
    case 'sales':
      return { list: by(BEST_SELLERS), more: { label: 'Toutes les collections', to: paths.collections } };
    case 'category':
      return categoryId
        ? { list: by({ categories: categoryId }), more: { label: 'Tout voir', to: paths.category(categoryId) } }
        : null;
    case 'brand':
      return brandId ? { list: by({ brandId }), more: { label: 'Toute la marque', to: paths.brand(brandId) } } : null;
    case 'collection':
      return collectionId
        ? {
            list: () => productsOf(client, collectionId, first),
            more: { label: 'Toute la collection', to: paths.collection(collectionId) },
          }
        : null;
    default:
      return id.length > 0 ? { list: by({ id: [...id] }), more: null } : null;
  }
}

/** The products of a collection in its own order; none where it is not in the shop now. */
const productsOf = async (client: Client, id: string, query: { _start: number; _end: number }): Promise<Products> =>
  (await orNull(shelfOfCollection(client, id).list(query))) ?? { items: [], total: 0 };

async function shelfOf(client: Client, block: Block): Promise<ShelfPart | null> {
  const by = shownBy(client, block);
  if (!by) return null;
  const { items, total } = await by.list();
  // Only these show a message when they are empty: another shelf without a product is omitted.
  if (items.length === 0 && !by.none) return null;
  const { id, title, text, isTinted, link, linkLabel, shelf } = block;
  const isNew = shelf === 'new';
  const own = link && linkLabel ? { label: linkLabel, to: link } : null;
  return {
    id,
    kind: 'shelf',
    title,
    text,
    isTinted,
    isNew: isNew && !own,
    products: items,
    none: by.none ?? { title: '' },
    more: own ?? (isNew && total < ROW ? null : by.more),
  };
}

async function brandsOf(client: Client, { id, title, text, isTinted }: Block): Promise<BrandsPart> {
  const found = await orNull(listFeaturedBrands(client));
  const brands = found?.items.map(({ id, name, logo }) => ({ id, name, logo })) ?? null;
  return { id, kind: 'brands', title, text, isTinted, brands };
}

async function partOf(client: Client, block: Block): Promise<HomePart | null> {
  switch (block.kind) {
    case 'shelf':
      return shelfOf(client, block);
    case 'brands':
      return brandsOf(client, block);
    case 'slide':
      return { id: block.id, kind: 'hero', slides: [block] };
    case 'promises':
    case 'categories':
    case 'diagnostic':
    case 'newsletter': {
      const { id, kind, over, title, text, linkLabel, picture, alt, isTinted } = block;
      return { id, kind, over, title, text, linkLabel, picture, alt, isTinted };
    }
    default:
      return { id: block.id, kind: 'later', blocks: [block] };
  }
}

/** Consecutive banners rotate in one place; consecutive texts are in one part. */
function together(parts: readonly HomePart[]): HomePart[] {
  const joined: HomePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'hero' && last?.kind === 'hero') last.slides.push(...part.slides);
    else if (part.kind === 'later' && last?.kind === 'later') last.blocks.push(...part.blocks);
    else joined.push(part);
  }
  return joined;
}

/** What the home page shows (R1131 to R1135, R1941). The brands may fail alone: they have a message of their own (R1134). */
export const homeLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs) => {
    const preview = previewOf(request);
    const { blocks } = await orPageError(orPreviewError(readContent(client, 'home', preview)), FAILED);
    const parts = await orPageError(Promise.all(blocks.map((block) => partOf(client, block))), FAILED);
    const home: HomeData = {
      parts: together(parts.filter((part) => part !== null)),
      isPreview: preview.key !== undefined,
    };
    return shown(home, preview, !parts.some((part) => part?.kind === 'brands' && part.brands === null));
  };
