import { fromPrice, isAvailable } from '../catalogue/variants.ts';
import type { Priced } from '../pricing/index.ts';
import { belongsTo, boolean, colour, integer, longText, price, text } from '../resource/index.ts';
import { PUBLISHED } from './product-publication.ts';

type Prices = Priced & { leastVariantPrice: number | null };
const NOT_SORTED = { isSortable: false } as const;
const HELD = { ...NOT_SORTED, readOnly: true } as const;

/**
 * The shades and sizes of a product (R1910): each is a product of its own that points to the one that it is a variant of.
 * That one is the first choice among them, and contains what a list requires of the others.
 */
export const productVariants = {
  variantOfId: belongsTo('self', {
    label: 'Déclinaison de',
    section: 'variants',
    embed: ['name'],
    embedsAny: true,
    onDelete: 'cascade',
    filter: { all: 'Tous les produits', advanced: true },
    help: 'Le produit affiché en rayon, dont celui-ci est une autre teinte ou un autre format',
    ...NOT_SORTED,
  }),
  shade: text({ label: 'Teinte', section: 'variants', maxLength: 60, searchable: false, help: 'Le nom du produit doit la dire', ...NOT_SORTED }),
  swatch: colour({ label: 'Couleur de la teinte', section: 'variants', ...NOT_SORTED }),
  format: text({ label: 'Format', section: 'variants', maxLength: 60, searchable: false, help: 'Comme « 200 ml » ; le nom du produit doit le dire', ...NOT_SORTED }),
  followsProduct: boolean({ label: 'Publié avec son produit', initial: false, ...HELD }),
  variants: integer({ label: 'Déclinaisons', initial: 0, ...HELD }),
  variantsInStock: integer({ label: 'Déclinaisons en stock', initial: 0, ...HELD }),
  variantNames: longText({ label: 'Noms des déclinaisons', readOnly: true }),
  swatches: longText({ label: 'Couleurs des déclinaisons', searchable: false, readOnly: true }),
  leastVariantPrice: price({ label: 'Déclinaison la moins chère', ...HELD }),
  mostVariantPrice: price({ label: 'Déclinaison la plus chère', ...HELD }),
  isAvailable: boolean({ label: 'Un choix en stock', computed: (it: { inStock: boolean; variantsInStock: number }) => isAvailable(it), ...NOT_SORTED }),
  fromPrice: price({ label: 'Prix dès', computed: (it: Prices) => fromPrice(it) }),
} as const;

/** The fields of a product that are computed from its published variants. */
export const variantRollups = {
  variantOfId: {
    variants: { count: true, where: PUBLISHED },
    variantsInStock: { count: true, where: { ...PUBLISHED, inStock: true } },
    variantNames: { texts: 'name', where: PUBLISHED },
    swatches: { texts: 'swatch', where: PUBLISHED },
    leastVariantPrice: { min: 'salePrice', where: PUBLISHED },
    mostVariantPrice: { max: 'salePrice', where: PUBLISHED },
  },
} as const;
