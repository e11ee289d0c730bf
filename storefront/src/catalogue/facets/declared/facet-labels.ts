import { type FacetLabels, facets } from './describe.ts';

/** How the filter shows each facet, by its key: apart, because addresses are read on pages that show none. */
export const FACET_LABELS: Readonly<Record<string, FacetLabels>> = Object.fromEntries(
  facets.map(({ key, label, more, unit, isPrice, yes }) => [key, { label, more, unit, isPrice, yes }]),
);
