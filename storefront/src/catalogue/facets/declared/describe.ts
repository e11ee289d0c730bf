import { countsRanges, type Facet, type Field, facetKey, type ResourceShape } from '@karite/shared/resource';
import { products } from '@karite/shared/resources';

/** A facet of the shop's lists, as addresses and the API have it. */
export type ShopFacet = {
  /** The field, by which the API filters and counts. */
  field: string;
  /** The key in an address. */
  key: string;
  /** How the API filters: any of some values, between two numbers, from a number on, or a yes. */
  by: 'any' | 'between' | 'atLeast' | 'yes';
  /** The valid values of an address, as a regular expression; so many of them may be chosen together. */
  valid: string;
  most: number;
  /** Drawn and read by the list of categories, whose values are a tree. */
  isTree?: true;
};

/** How the filter shows it. */
export type FacetLabels = { label: string; more?: string; unit?: string; isPrice?: true; yes?: string };

type DeclaredFacet = ShopFacet & FacetLabels;

/** The declaration with the additions of the shop. */
const shape: ResourceShape = products;

const ID = '[\\w-]{1,64}';
/** As many values of one facet as an address may name. */
const MOST = 20;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (values: readonly string[]) => values.map(escaped).join('|');

function numbersOf(
  field: Field,
  facet: Facet,
): Pick<DeclaredFacet, 'by' | 'valid' | 'most' | 'unit' | 'isPrice'> | null {
  if (!countsRanges(facet)) return null;
  const unit = facet.unit ?? ('unit' in field ? field.unit : undefined);
  const shown = { most: 1, ...(unit && { unit }), ...(field.kind === 'price' && { isPrice: true as const }) };
  if (facet.atLeast) return { by: 'atLeast', valid: anyOf(facet.atLeast.map(String)), ...shown };
  const number = field.kind === 'integer' || field.kind === 'price' ? '\\d{1,7}' : '\\d{1,7}(?:\\.\\d{1,3})?';
  return { by: 'between', valid: `${number}-(?:${number})?|-${number}`, ...shown };
}

function valuesOf(field: Field): Pick<ShopFacet, 'by' | 'valid' | 'most'> {
  const labels = 'options' in field ? field.options : 'states' in field ? field.states : null;
  if (labels) return { by: 'any', valid: anyOf(Object.keys(labels)), most: MOST };
  return field.kind === 'boolean' ? { by: 'yes', valid: 'oui', most: 1 } : { by: 'any', valid: ID, most: MOST };
}

function facetOf(name: string, field: Field, facet: Facet): DeclaredFacet {
  const { label = field.label, more, yes = 'Oui' } = facet === true ? {} : facet;
  const values = numbersOf(field, facet) ?? valuesOf(field);
  return {
    field: name,
    key: facetKey(name, facet),
    label,
    ...values,
    ...(name === 'categories' && { isTree: true as const }),
    ...(more && { more }),
    ...(values.by === 'yes' && { yes }),
  };
}

/**
 * The facets of products in the order of their declaration, those of the shop's own last. The build evaluates the modules
 * that read them (`build/evaluated.ts`): the browser gets their values alone, without the declarations.
 */
export const facets: readonly DeclaredFacet[] = Object.entries<Facet>(shape.facets ?? {}).flatMap(([name, facet]) => {
  const field = shape.fields[name];
  return field ? [facetOf(name, field, facet)] : [];
});
