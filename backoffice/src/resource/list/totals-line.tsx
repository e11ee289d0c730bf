import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { useCustom } from '@refinedev/core';
import { API } from '../../providers/api.ts';
import { FieldValue } from '../field-value.tsx';
import type { ListColumn } from './columns.ts';
import { filterQuery, type ListState } from './list-state.ts';
import './totals-line.css';

type TotalsLineProps = {
  resource: ResourceShape;
  state: ListState;
  columns: readonly ListColumn[];
  total: number;
  /** When the list was read: its sums are asked for as often. */
  readAt: number;
};

/** The sums of the columns that are shown, over all that the list finds and not its page alone. */
export default function TotalsLine({ resource, state, columns, total, readAt }: TotalsLineProps) {
  const summed = columns.filter(({ field }) => field.summed);
  const found = filterQuery(resource, state);
  const { query } = useCustom<Record<string, number>>({
    url: `${API}/${resource.name}/totals`,
    method: 'get',
    config: { query: Object.fromEntries(new URLSearchParams(found)) },
    queryOptions: {
      queryKey: ['totals', resource.name, found, readAt],
      enabled: summed.length > 0,
      placeholderData: (before) => before,
    },
    errorNotification: false,
  });
  const sums = query.data?.data;
  if (query.isError) return <p className="totals-line quiet">Les totaux n’ont pas pu être calculés</p>;
  if (summed.length === 0) return <p className="totals-line quiet">Aucune des colonnes affichées n’a de total</p>;
  const { one, many } = resource.label;
  return (
    <section className="totals-line" aria-label="Totaux" aria-busy={query.isFetching}>
      <p>Total, {plural(total, one, many).toLowerCase()}</p>
      <dl>
        {summed.map(({ name, label, field }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{sums ? <FieldValue name={name} field={field} record={sums} resource={resource} /> : '…'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
