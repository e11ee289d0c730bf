import { COLLECTION_SORTS } from '@karite/shared/collections';
import { type Collection, collections, products } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { type Filter, type ListQuery, listQueryOf } from '../../engine/list/list-query.ts';
import { ruleSql } from '../../engine/list/rule-sql.ts';

/** What of a collection says which products are in it. */
export type Membership = Pick<Collection, 'id' | 'kind' | 'rule' | 'order'>;

/** The products `it` of a collection, as a condition: those that were put in, or that its rule finds at this moment (R1920, R1922). */
export function membersSql({ id, kind, rule }: Membership): SQL {
  if (kind === 'hand')
    return sql`it.id in (select link.products_other_id from collections_products link where link.collections_id = ${id})`;
  return rule ? ruleSql(collections.fields.rule, rule) : sql`false`;
}

/** By hand: the place that a product was put in. */
const placeSql = ({ id }: Membership): SQL =>
  sql`(select link.position from collections_products link where link.collections_id = ${id} and link.products_other_id = it.id)`;

/** The collection's own order: as its products were put, or as its rule says. */
export const ownSort = (collection: Membership): ListQuery['sort'] =>
  collection.kind === 'hand'
    ? [{ field: 'place', descending: false, nulls: null, by: placeSql(collection) }]
    : listQueryOf(products, COLLECTION_SORTS[collection.order]).sort;

/** A query that checks the fields of a rule as well, by which an answer knows what it was made of. */
export function withRuleFields(query: ListQuery, { kind, rule }: Membership): ListQuery {
  if (kind === 'hand' || !rule) return query;
  const requested = rule.conditions.map(
    ({ field, like }): Filter => ({ field, operator: like ? 'like' : 'eq', values: [] }),
  );
  const always = Object.keys(collections.fields.rule.where).map(
    (field): Filter => ({ field, operator: 'eq', values: [] }),
  );
  return { ...query, filters: [...query.filters, ...requested, ...always] };
}
