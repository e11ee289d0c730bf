/** What shoppers see of the products (R2171): all else is for staff. */
export const PUBLISHED = { status: 'published' } as const;

/** The states of a product: a new one is published, unless it begins as a draft or waits for its moment, `publishAt`. */
export const PUBLICATION = {
  states: { draft: { label: 'Brouillon' }, scheduled: { label: 'Publication prévue', colour: 'wait' }, published: { label: 'Publié', colour: 'good' } },
  initial: 'published',
  begins: ['draft', 'scheduled'],
  due: { scheduled: { to: 'published', at: 'publishAt' } },
} as const;
