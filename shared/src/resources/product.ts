import { weightedRating } from '../catalogue/rating.ts';
import { formatRoundedMoney, initialMoney } from '../money/index.ts';
import { isOnPromo, type Priced, salePrice } from '../pricing/index.ts';
import { barcode, belongsTo, boolean, dateTime, decimal, defineResource, images, integer, longText, manyToMany, price, type RecordOf, state, text } from '../resource/index.ts';
import { brands } from './brand.ts';
import { categories } from './category.ts';
import { productFacts } from './product-facts.ts';
import { PUBLICATION, PUBLISHED } from './product-publication.ts';
import { productVariants, variantRollups } from './product-variants.ts';

/** A product (R1101). `price` is the base price; what it is sold at follows from the badge (R103). */
const declared = defineResource({
  name: 'products',
  label: { one: 'Produit', many: 'Produits', title: 'Gestion des Produits', create: 'Nouveau Produit' },
  purpose: 'Ce que la boutique vend. Un nom et un prix suffisent pour commencer.',
  icon: 'product',
  menu: { group: 'catalogue' },
  display: 'name',
  card: ['price', 'inStock', 'status', 'brandId', 'badge'],
  access: { read: { everyone: { where: PUBLISHED }, admin: true }, write: 'admin' },
  search: {
    fields: ['name', 'description', 'barcode', 'variantNames'],
    placeholder: 'Rechercher un produit...',
    ranked: {
      first: ['name'],
      linked: ['brandId', 'categories', 'skinTypes', 'hairTypes'],
      last: ['ingredients'],
      popular: ['reviews', 'rating'],
      suggests: ['images', 'name', 'salePrice', 'fromPrice', 'mostVariantPrice'],
    },
  },
  fields: {
    images: images({ label: 'Images', ratio: 1, from: 'variantOfId', section: 'images', column: { width: 72 } }),
    name: text({ label: 'Nom', required: 'Le nom du produit est obligatoire', column: { sortable: true } }),
    price: price({ label: 'Prix', required: 'Le prix est obligatoire', min: 0, step: 1, column: { sortable: true } }),
    description: longText({ label: 'Description' }),
    brandId: belongsTo(brands, { label: 'Marque', embed: ['name', 'logo', 'description'], column: true, filter: true }),
    categories: manyToMany(categories, { label: 'Catégories', embed: ['title'], section: 'categories', filter: { all: 'Toutes les catégories' } }),
    badge: text({ label: 'Badge', suggestions: ['Nouveau', 'Promo'], column: true }),
    inStock: boolean({ label: 'Stock', initial: true, column: { yes: 'En stock', no: 'Épuisé' }, filter: true }),
    status: state({ label: 'Publication', ...PUBLICATION, isSortable: false, filter: { all: 'Publiés ou non' } }),
    publishAt: dateTime({ label: 'Publier le', withTime: true, isSortable: false, visibleWhen: { status: 'scheduled' } }),
    rating: decimal({ label: 'Note', min: 0, max: 5, step: 0.1 }),
    reviews: integer({ label: 'Nombre d’avis', min: 0 }),
    score: decimal({ label: 'Note pondérée', mayBeEmpty: true, computed: (it: { rating: number | null; reviews: number | null }) => weightedRating(it) }),
    barcode: barcode({
      label: 'Code-barres',
      unique: 'Un autre produit a déjà ce code-barres',
      filter: { advanced: true },
      help: 'EAN ou UPC, de 8, 12 ou 13 chiffres, tel qu’il est imprimé sous les barres',
    }),
    ...productFacts,
    ...productVariants,
    priority: integer({
      label: 'Rang en boutique',
      min: 1,
      max: 99_999,
      help: 'Sa place dans « Notre sélection », et d’une déclinaison, parmi les choix de son produit. Vide : après les autres, par nom',
    }),
    salesRank: integer({ label: 'Rang des ventes', min: 1, readOnly: true }),
    isOnPromo: boolean({ label: 'En promotion', computed: (it: Priced) => isOnPromo(it) }),
    salePrice: price({ label: 'Prix de vente', computed: (it: Priced) => salePrice(it) }),
  },
  facets: {
    categories: { key: 'categorie' },
    brandId: { key: 'marque', label: 'Marques', more: 'Toutes les marques' },
    skinTypes: { key: 'peau', label: 'Type de peau' },
    hairTypes: { key: 'cheveux', label: 'Type de cheveux' },
    fromPrice: { key: 'prix', label: 'Prix', between: [5_000, 10_000, 20_000].map(initialMoney) },
    rating: { key: 'note', label: 'Notes', unit: 'étoiles', atLeast: [4.5, 4, 3] },
    isAvailable: { key: 'stock', label: 'Disponibilité', yes: 'En stock' },
  },
  rollups: variantRollups,
  form: { sections: { general: 'Informations générales', categories: 'Catégories', variants: 'Teinte et format', images: 'Images', facts: 'Composition et utilisation' } },
  messages: {
    deleteConfirm: (it: Priced & { name: string }) => `Supprimer « ${it.name} » (${formatRoundedMoney(it.price)}) ?`,
    loadFailed: 'Erreur lors du chargement des produits',
    deleteFailed: 'Erreur lors de la suppression du produit',
    saveFailed: (answer) => (answer?.text ? `HTTP ${answer.status}: ${answer.text}` : 'Erreur lors de la sauvegarde du produit'),
    notFound: "Produit introuvable - Le produit que vous recherchez n'existe pas ou a été supprimé.",
  },
});

type Declared = typeof declared;
/** The declaration by a name: the types of those that point to products would hold all of it once more each. */
export interface Products extends Declared {}

export const products: Products = declared;

export type Product = RecordOf<Products>;
