import { type Field, kindOf, type Linked, type ResourceShape, targetOf } from '@karite/shared/resource';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { Details, isFilled } from '../ui/page/details.tsx';
import { FieldValue, isEmpty, ownCell } from './field-value.tsx';
import { FieldWarning } from './field-warning.tsx';
import type { NamedCells } from './named-cell.ts';
import { addressOf } from './page/address.ts';
import { fieldsOf, linkedIn, nameOf, type ShopRecord } from './values.ts';

type RecordDetailsProps = {
  resource: ResourceShape;
  record: ShopRecord;
  cells?: NamedCells;
  /** Only these fields, in this order; all of them when absent. */
  only?: readonly string[];
  /** Whether the records that point to it have lists of their own beside it. */
  hasLists?: boolean;
};

const isLinked = (value: unknown): value is Linked => typeof value === 'object' && value !== null && 'id' in value;

/** The records that a field leads to, as the record carries them along. */
function linksIn(record: ShopRecord, name: string): Linked[] {
  const one = linkedIn(record, name);
  const value: unknown = record[name];
  return one ? [one] : Array.isArray(value) ? value.filter(isLinked) : [];
}

/** Links to the pages of the records that a field leads to. */
const Links = ({ target, links }: { target: ResourceShape; links: readonly Linked[] }) => (
  <span className="chips">
    {links.map((linked) => (
      <Link key={linked.id} to={addressOf(target, linked.id)}>
        {nameOf(target, linked)}
      </Link>
    ))}
  </span>
);

type FieldParts = Omit<RecordDetailsProps, 'only' | 'hasLists'> & { name: string; field: Field };

/** The whole value of one field; nothing where it is empty. */
function shownValue({ resource, record, cells = {}, name, field }: FieldParts): ReactNode {
  const own = ownCell(cells, name, field)?.({ value: record[name], record, isWhole: true });
  if (own !== undefined) return own;
  if (isEmpty(record[name])) return null;
  const target = targetOf(field, resource);
  const links = target && mayHere(target.name, 'read') ? linksIn(record, name) : [];
  if (target && links.length > 0) return <Links target={target} links={links} />;
  return (
    <>
      <FieldValue {...{ name, field, record, resource }} isWhole />
      <FieldWarning field={field} value={record[name]} />
    </>
  );
}

/**
 * The details of a record, in its window and on its page: each field once, whole, with links to the records that it points
 * to (R1580). Its name is the title of both, and is repeated only where it is a link.
 */
export function RecordDetails({ only, hasLists = false, ...about }: RecordDetailsProps) {
  const { resource } = about;
  const all = Object.entries(fieldsOf(resource)).filter(
    ([name, field]) =>
      !field.isInternal &&
      (name !== resource.display || targetOf(field, resource)) &&
      !(hasLists && kindOf(field).storage === 'inverse'),
  );
  const shown = only ? only.flatMap((name) => all.filter(([each]) => each === name)) : all;
  return (
    <Details
      facts={shown
        .map(([name, field]) => ({
          label: field.label,
          value: shownValue({ ...about, name, field }),
          isWide: kindOf(field).isWide,
          // Nobody forgot to fill in what the server writes.
          isOptional: Boolean(field.readOnly || field.computed || resource.fieldsAre),
        }))
        .filter(({ value, isOptional }) => !isOptional || isFilled({ value }))}
    />
  );
}
