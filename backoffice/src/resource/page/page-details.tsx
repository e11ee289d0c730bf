import { type Field, kindOf, type Linked, type ResourceShape, targetOf } from '@karite/shared/resource';
import { Link } from 'react-router';
import { mayHere } from '../../providers/actor.ts';
import { FieldValue, isEmpty } from '../field-value.tsx';
import type { NamedCells } from '../named-cell.ts';
import { fieldsOf, linkedIn, nameOf, type ShopRecord } from '../values.ts';
import { addressOf } from './address.ts';
import '../form/form.css';

type PageDetailsProps = { resource: ResourceShape; record: ShopRecord; cells: NamedCells };

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

/**
 * What a record says, once: without its name, which is the page's title, and without those that point to it, which have
 * lists of their own. What says nothing is named in one line.
 */
export function PageDetails({ resource, record, cells }: PageDetailsProps) {
  const all = Object.entries(fieldsOf(resource)).filter(
    ([name, field]) => name !== resource.display && kindOf(field).storage !== 'inverse',
  );
  const isSaid = ([name]: [string, Field]) => !isEmpty(record[name]);
  const unsaid = all.filter((entry) => !isSaid(entry)).map(([, { label }]) => label);
  return (
    <>
      <dl className="details">
        {all.filter(isSaid).map(([name, field]) => {
          const target = targetOf(field, resource);
          const links = target && mayHere(target.name, 'read') ? linksIn(record, name) : [];
          return (
            <div key={name} className={kindOf(field).isWide ? 'is-wide' : undefined}>
              <dt>{field.label}</dt>
              <dd>
                {target && links.length > 0 ? (
                  <Links target={target} links={links} />
                ) : (
                  <FieldValue {...{ name, field, record, resource }} named={cells} isWhole />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {unsaid.length > 0 && <p className="quiet unsaid">Non renseigné : {unsaid.join(', ')}</p>}
    </>
  );
}
