import { type Actor, administers } from '@karite/shared/accounts';
import {
  type Field,
  filterKey,
  isList,
  isNullable,
  isSortable,
  kinds,
  type Operator,
  operatorsOf,
  type ResourceShape,
  sortOf,
  TIMESTAMPS,
} from '@karite/shared/resource';
import { storable } from '@karite/shared/resource/validation';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { recordId, yesOrNo } from '../kinds/compared-with.ts';
import { storedAs } from '../kinds/index.ts';
import { fieldsOf } from '../read/fields.ts';
import type { RequestedField } from '../read/projection.ts';

/** A list answers at most this many records. */
export const MAX_ROWS = 1_000;
/** Fewer where each record is put together from other tables as well: they cost as much as a thousand plain ones. */
const MAX_ROWS_WITH_PARTS = 250;

/** Whether a field's values are rows of its own table. */
export const isInRows = (field: Field): boolean => kinds[field.kind].storage === 'rows';

/** How many records a list of the resource answers at most. */
export const maxRows = (resource: ResourceShape): number =>
  resource.maxRows ?? (Object.values(resource.fields).some(isInRows) ? MAX_ROWS_WITH_PARTS : MAX_ROWS);

/** The most texts that one query may search in fields: each is compared with every text that may contain it. */
export const MOST_TEXTS = 5;
/** At most this many values of any other key: a cart of 100 lines is read in one call. */
const MOST_VALUES = 100;
/** A list is sorted by this many fields at most. */
const MOST_SORTS = 3;
const text = storable(z.string().max(200, '200 caractères au plus'));

/** A repeated key, or for lists of ids a comma between them, means "any of". */
const several = (schema: z.ZodType, most: number, commas = false) =>
  z.preprocess(
    (value) => {
      const values = Array.isArray(value) ? value : [value];
      return commas ? values.flatMap((each) => String(each).split(',')) : values;
    },
    z.array(schema).max(most, `${most} valeurs au plus`),
  );

// Hundreds of keys take one of a dozen kinds of values: a schema each would be half of what a process holds.
const textsLookedFor = several(text, MOST_TEXTS).optional();
const emptyOrNot = several(yesOrNo, 2).optional();
const anyOf = memoizeByObject((schema: z.ZodType) => several(schema, MOST_VALUES).optional());
const anyOfList = memoizeByObject((schema: z.ZodType) => several(schema, MOST_VALUES, true).optional());

/** The supported queries of a list, derived from its declaration once. */
type Askable = { filters: { key: string; field: string; operator: Operator }[]; sortable: string[]; maxRows: number };

/** The fields that a list can be filtered by: the declared ones and the two moments that every record has. */
const filterable = (resource: ResourceShape): [string, Field][] =>
  Object.entries({ ...resource.fields, ...TIMESTAMPS });

const askableOf = memoizeByObject((resource: ResourceShape): Askable => {
  const fields = filterable(resource);
  return {
    filters: fields.flatMap(([name, field]) =>
      operatorsOf(field).map((operator) => ({ key: filterKey(name, operator), field: name, operator })),
    ),
    sortable: ['id', ...fields.flatMap(([name, field]) => (isSortable(field) ? [name] : []))],
    maxRows: maxRows(resource),
  };
});

/** The fields that a list can be sorted by. */
export const sortable = (resource: ResourceShape): string[] => askableOf(resource).sortable;

const row = z.coerce.number('Nombre attendu').int('Nombre entier attendu').min(0).max(100_000_000);

export const FIELDS =
  'Ce que la réponse contient, entre virgules (l’identifiant toujours) ; d’une liste le premier seul (images.0), d’un objet une partie (brand.name) ; absent : tout';
const AFTER =
  'Vide pour la première page ; puis l’en-tête x-next-after de la page précédente. Les pages restent rapides et stables aussi loin que l’on aille ; _end dit combien de lignes';
const cursor = storable(z.string().max(4_000, '4000 caractères au plus'));

/** The query of one record. */
export const oneQuery = z.strictObject({ fields: anyOfList(text).describe(FIELDS) });

/** The query of a call that takes none: every key is refused. */
export const noQuery = z.strictObject({});

/** What a comparison means; of repeated keys any one will do. */
const COMPARED: Record<Operator, string> = {
  eq: 'égal à',
  ne: 'autre que',
  like: 'contient',
  gte: 'au moins',
  lte: 'au plus',
  empty: 'vide (true) ou renseigné (false)',
};

/** The schema of what a field is compared with. */
export function comparedBy(field: Field, operator: Operator): z.ZodType {
  if (operator === 'like') return textsLookedFor;
  if (operator === 'empty') return emptyOrNot;
  return (isList(field) ? anyOfList : anyOf)(storedAs(field).filterValue?.(field) ?? text);
}

/** The query of a list, in json-server's dialect. An unknown key is refused, never passed on. One schema per resource. */
export const listQuerySchema = memoizeByObject((resource: ResourceShape) => {
  const filters = filterable(resource).flatMap(([name, field]) =>
    operatorsOf(field).map((operator): [string, z.ZodType] => [
      filterKey(name, operator),
      comparedBy(field, operator).describe(`${field.label} : ${COMPARED[operator]}`),
    ]),
  );
  return z.strictObject({
    _start: row.optional().describe('La première ligne, depuis 0'),
    _end: row.optional().describe(`La ligne après la dernière ; ${maxRows(resource)} lignes au plus`),
    _sort: text.optional().describe(`Un champ, ou plusieurs entre virgules, parmi : ${sortable(resource).join(', ')}`),
    _order: text.optional().describe('asc ou desc, une fois ou par champ'),
    ...(resource.search && { q: text.optional().describe(resource.search.placeholder) }),
    fields: anyOfList(text).describe(FIELDS),
    _after: cursor.optional().describe(AFTER),
    id: anyOf(recordId).describe('Un ou plusieurs identifiants'),
    ...Object.fromEntries(filters),
  });
});

export type Filter = { field: string; operator: Operator; values: unknown[] };
/** By what a list is sorted: a field, or (`by`) an expression on each row `it`, under another name. */
export type Sorting = { field: string; descending: boolean; nulls: 'first' | 'last' | null; by?: SQL };
export type ListQuery = {
  start: number;
  end: number;
  sort: Sorting[];
  q: string;
  /** The search also reads what only staff search (R1513). */
  isByStaff?: true;
  ids: string[] | null;
  filters: Filter[];
  /** What the answer is limited to; `null` for all. */
  fields: RequestedField[] | null;
  /** A word search has no sort: the best match comes first (R1800). */
  isRanked: boolean;
  /** The cursor of the page before, blank for the first page; `null` for a list that is cut by its lines. */
  after: string | null;
};

/** Whether a query compares texts: the costliest that a list does. */
export const looksForTexts = ({ q, filters }: ListQuery): boolean =>
  q !== '' || filters.some(({ operator }) => operator === 'like');

/** Whether a query must read many records to find its matches: by their texts, or by their links. */
export const looksAtMany = (resource: ResourceShape, query: ListQuery): boolean =>
  looksForTexts(query) ||
  query.filters.some(({ field: name }) => {
    const field = resource.fields[name];
    return field !== undefined && isInRows(field);
  });

/** Whether a query has filters, so that no index alone gives its rows in order. */
export const isNarrowed = ({ q, ids, filters }: ListQuery): boolean => q !== '' || ids !== null || filters.length > 0;

/** A query with the search of an account: staff who administer the records find them by more (R1513). */
export const searchedBy = (actor: Actor | null, resource: ResourceShape, query: ListQuery): ListQuery =>
  query.q && resource.search?.staff && administers(actor, resource.name, 'read')
    ? { ...query, isByStaff: true }
    : query;

/** Parses a validated query. Throws a 400 that names `_sort` or `_order` when it cannot be sorted so. */
export function listQueryOf(resource: ResourceShape, query: Readonly<Record<string, unknown>>): ListQuery {
  const names = String(query._sort ?? '')
    .split(',')
    .filter(Boolean);
  const orders = String(query._order ?? '')
    .toLowerCase()
    .split(',');
  const { filters: askable, sortable, maxRows } = askableOf(resource);
  const unknown = names.find((name) => !sortable.includes(name));
  if (unknown !== undefined) throw invalid({ _sort: `Tri impossible par « ${unknown} »` });
  if (names.length > MOST_SORTS) throw invalid({ _sort: `${MOST_SORTS} champs de tri au plus` });
  if (orders.some((order) => !['', 'asc', 'desc'].includes(order)))
    throw invalid({ _order: 'Ordre attendu : asc ou desc' });
  const start = Number(query._start ?? 0);
  const after = typeof query._after === 'string' ? query._after : null;
  if (after !== null && start > 0) throw invalid({ _after: '_after ou _start, pas les deux' });
  const filters = askable.flatMap(({ key, field, operator }): Filter[] => {
    const values = query[key];
    return Array.isArray(values) ? [{ field, operator, values }] : [];
  });
  const texts = filters.filter(({ operator }) => operator === 'like');
  const last = texts.at(-1);
  if (last && texts.reduce((sum, { values }) => sum + values.length, 0) > MOST_TEXTS)
    throw invalid({ [filterKey(last.field, 'like')]: `${MOST_TEXTS} textes à chercher au plus` });
  const sortBy = (field: string, descending: boolean) => {
    const declared = resource.fields[field];
    if (declared) return { field, descending, nulls: isNullable(declared) ? ('last' as const) : null };
    // The moments of a record are never null; the order matches that of their indexes, which are then read in both
    // directions.
    return { field, descending, nulls: field === 'id' ? null : descending ? ('last' as const) : ('first' as const) };
  };
  const q = String(query.q ?? '').trim();
  const usual = sortOf(resource);
  const fallback = usual && sortBy(usual.field, usual.order === 'desc');
  return {
    start,
    end: Math.min(Number(query._end ?? start + maxRows), start + maxRows),
    sort: names.length
      ? names.map((field, index) => sortBy(field, (orders[index] ?? orders[0]) === 'desc'))
      : [fallback ?? sortBy('createdAt', true)],
    q,
    isRanked: resource.search?.ranked !== undefined && q !== '' && names.length === 0 && after === null,
    ids: Array.isArray(query.id) ? query.id : null,
    filters,
    fields: fieldsOf(resource, query.fields),
    after,
  };
}
