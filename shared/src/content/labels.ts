/** The drawings that come with the shop, for a banner without a picture of its own. */
export const DRAWINGS = { karite: 'Karité', protection: 'Protection solaire', rituel: 'Rituel du soir' } as const;
export type Drawing = keyof typeof DRAWINGS;

/** Which products a shelf shows (R1943). */
export const SHELVES = {
  new: 'Nouveautés',
  rated: 'Les mieux notés',
  promotions: 'En promotion',
  sales: 'Meilleures ventes',
  category: 'D’une catégorie',
  brand: 'D’une marque',
  collection: 'D’une collection',
  picked: 'Choisis un par un',
} as const;
export type Shelf = keyof typeof SHELVES;

/** What blocks are called, in the order in which they are offered. */
export const BLOCK_LABELS = {
  slide: 'Bannière',
  announcement: 'Annonce',
  promises: 'Engagements',
  shelf: 'Rayon de produits',
  categories: 'Catégories',
  brands: 'Marques partenaires',
  diagnostic: 'Diagnostic de peau',
  newsletter: 'Newsletter',
  richText: 'Texte',
  pictureText: 'Image et texte',
  quote: 'Citation',
  questions: 'Questions et réponses',
  chapter: 'Chapitre',
  facts: 'Texte et chiffres',
  links: 'Colonne de liens',
  headerLinks: 'Liens de l’en-tête',
  serviceLinks: 'Liens du panneau « Services »',
} as const;
export type BlockKind = keyof typeof BLOCK_LABELS;
