import { comparisonOf, type Field, kindOf, type Operator, type ResourceShape, targetOf } from '@karite/shared/resource';
import type { ReactNode } from 'react';
import { WithRecords } from '../../kinds/controls/linked-records.tsx';
import { type Fields, fieldsOf, nameOf } from '../../values.ts';
import { readListState } from '../list-state.ts';
import './request.css';

/** The words before a value, by operator. */
const COMPARED: Readonly<Partial<Record<Operator, string>>> = {
  ne: 'sauf',
  like: 'contient',
  gte: 'à partir de',
  lte: 'jusqu’à',
};

const EMPTINESS: Readonly<Record<string, string>> = { true: 'Vide', false: 'Renseigné' };
const ORDERS = { asc: 'croissant', desc: 'décroissant' } as const;

/** Draws a field of a record of that resource. */
export type DrawField = (name: string, field: Field, record: Fields, resource: ResourceShape) => ReactNode;

type ValueProps = { draw: DrawField; resource: ResourceShape; name: string; field: Field; value: string };

/** The value of a filter as the record's own would be shown. */
function FilterValue({ resource, name, field, value, draw }: ValueProps) {
  const target = targetOf(field, resource);
  if (target)
    return (
      <WithRecords of={target} ids={[value]}>
        {([linked]) => nameOf(target, linked) || '…'}
      </WithRecords>
    );
  const record = { [name]: kindOf(field).fromText?.(value, field) ?? value };
  return draw(name, field, record, resource);
}

const WAYS: readonly string[] = ['_sort', '_order', '_page'];

/** The keys of a request that the list does not support. */
export const strangeKeys = (resource: ResourceShape, request: URLSearchParams): string[] =>
  [...new Set(request.keys())].filter(
    (key) => key !== 'q' && !WAYS.includes(key) && !(comparisonOf(key).field in fieldsOf(resource)),
  );

type QueryWordsProps = { resource: ResourceShape; request: URLSearchParams; draw: DrawField };

/**
 * What narrows and orders a list, by the labels of its fields: « Statut : Payée », « Tri : Prix (croissant) ». A program may
 * have set more than the list's own filters: all of it is shown.
 */
export function QueryWords({ resource, request, draw }: QueryWordsProps) {
  const fields = fieldsOf(resource);
  const { sorters } = readListState(resource, request);
  const search = resource.search && request.get('q')?.trim();
  const parts: [string, string, ReactNode][] = search ? [['q', 'Recherche', search]] : [];
  for (const [key, value] of request) {
    const { field: name, operator } = comparisonOf(key);
    const field = fields[name];
    if (!field) continue;
    parts.push([
      `${key} ${value}`,
      field.label,
      operator === 'empty' ? (
        EMPTINESS[value]
      ) : (
        <>
          <span>{COMPARED[operator]}</span> <FilterValue {...{ resource, name, field, value, draw }} />
        </>
      ),
    ]);
  }
  if (sorters.length > 0) {
    const words = sorters.map(({ field, order }) => `${fields[field]?.label ?? field} (${ORDERS[order]})`);
    parts.push(['_sort', 'Tri', words.join(', ')]);
  }
  if (parts.length === 0) return <span className="quiet">Toute la liste</span>;
  return (
    <ul className="list-request-words">
      {parts.map(([key, label, shown]) => (
        <li key={key}>
          <span className="quiet">{label} : </span>
          {shown}
        </li>
      ))}
    </ul>
  );
}
