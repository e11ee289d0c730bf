/** The place of one's own review on a product's page; an address that ends with it opens the form. */
export const OWN_REVIEW = 'mon-avis';
