import { formatNumber } from '@karite/shared/format';
import { kindOf, messagesOf } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StillLoading } from '../../ui/loading.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Scrollable } from '../../ui/scrollable.tsx';
import { FieldValue } from '../field-value.tsx';
import { columnsOf } from '../list/columns.ts';
import { FailedToLoad } from '../list/list-states.tsx';
import { is } from '../use-count.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import { addressOf } from './address.ts';
import type { Relation } from './related.ts';

/** So many records of a relation stand on one page. */
const AT_A_TIME = 5;
/** Besides the name. */
const MOST_COLUMNS = 4;

type RelatedListProps = Relation & {
  id: string;
  /** Whether several of that resource's fields lead here, so that its name alone would not say which. */
  isOneOfSeveral: boolean;
};

/** The records that point to one by a field, newest first or in their own order, a page at a time; nothing where there are none. */
export function RelatedList({ resource, name, field, id, isOneOfSeveral }: RelatedListProps) {
  const [page, toPage] = useState(1);
  const { result, query } = useList<ShopRecord>({
    resource: resource.name,
    filters: [is(name, id)],
    pagination: { currentPage: page, pageSize: AT_A_TIME, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const { many } = resource.label;
  const title = isOneOfSeveral ? `${many} (${field.label})` : many;
  if (query.isError) return <FailedToLoad message={messagesOf(resource).loadFailed} />;
  if (query.isLoading) return <StillLoading />;
  if (!result.total) return null;
  const columns = columnsOf(resource)
    .filter(
      ({ name: column, field: shown }) => column !== name && column !== resource.display && kindOf(shown).fitsInRow,
    )
    .filter(({ isShown, name: column }) => isShown || column === 'createdAt')
    .slice(0, MOST_COLUMNS);
  return (
    <section className="panel related">
      <header>
        <h2>
          {title} <span className="quiet">{formatNumber(result.total)}</span>
        </h2>
        {field.filter && <Link to={`/${resource.name}?${name}=${id}`}>Tout voir dans la liste</Link>}
      </header>
      <Scrollable label={title}>
        <table className="lines">
          <thead>
            <tr>
              <th>{resource.fields[resource.display]?.label ?? resource.label.one}</th>
              {columns.map((column) => (
                <th key={column.name}>{column.label}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.data?.map((record) => (
              <tr key={record.id}>
                <td>
                  <Link to={addressOf(resource, record.id)}>{nameOf(resource, record)}</Link>
                </td>
                {columns.map((column) => (
                  <td key={column.name}>
                    <FieldValue name={column.name} field={column.field} record={record} resource={resource} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <Pages page={page} pageSize={AT_A_TIME} total={result.total} toPage={toPage} />
    </section>
  );
}
