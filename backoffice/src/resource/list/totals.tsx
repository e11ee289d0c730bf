import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { type CrudFilter, useCustom } from '@refinedev/core';
import { Table } from 'antd';
import { API } from '../../providers/api.ts';
import { FieldValue } from '../field-value.tsx';
import type { Fields } from '../values.ts';
import type { ListColumn } from './columns.ts';
import { filterWords } from './list-state.ts';

/** The sums over all that a list finds; `null` while they are counted. */
export type Totals = { label: string; sums: Fields | null; problem: string | null };

type Listed = { columns: readonly ListColumn[]; filters: CrudFilter[]; total: number; readAt: number };

/** The sums of the columns that are shown, over all that the list finds and not its page alone; read as often as the list. */
export function useTotals(resource: ResourceShape, isWanted: boolean, { columns, filters, total, readAt }: Listed) {
  const found = filterWords(filters);
  const isSummed = columns.some(({ field }) => field.summed);
  const { query } = useCustom<Fields>({
    url: `${API}/${resource.name}/totals`,
    method: 'get',
    config: { query: Object.fromEntries(new URLSearchParams(found)) },
    queryOptions: {
      queryKey: ['totals', resource.name, found, readAt],
      enabled: isWanted && isSummed && total > 0,
      placeholderData: (before) => before,
    },
    errorNotification: false,
  });
  if (!isWanted || total === 0) return null;
  return {
    label: `Total, ${plural(total, resource.label.one, resource.label.many).toLowerCase()}`,
    sums: query.data?.data ?? null,
    problem: query.isError
      ? 'Les totaux n’ont pas pu être calculés'
      : isSummed
        ? null
        : 'Aucune des colonnes affichées n’a de total',
  };
}

type TotalsProps = { resource: ResourceShape; columns: readonly ListColumn[]; totals: Totals };

const Sum = ({ resource, column: { name, field }, sums }: { resource: ResourceShape; column: ListColumn } & Totals) =>
  sums ? <FieldValue name={name} field={field} record={sums} resource={resource} /> : '…';

/** The sums below the columns of a table; their label is in the columns before, or else below the buttons. */
export function TotalsRow({ resource, columns, totals, hasTicks }: TotalsProps & { hasTicks: boolean }) {
  const { Row, Cell } = Table.Summary;
  const offset = hasTicks ? 1 : 0;
  const lead = totals.problem ? columns.length : columns.findIndex(({ field }) => field.summed);
  const label = totals.problem ?? totals.label;
  return (
    <Table.Summary fixed>
      <Row>
        {lead + offset > 0 && (
          <Cell index={0} colSpan={lead + offset}>
            {lead > 0 && label}
          </Cell>
        )}
        {columns.slice(lead).map((column, index) => (
          <Cell key={column.name} index={lead + offset + index} align="right">
            {column.field.summed && <Sum {...{ resource, column }} {...totals} />}
          </Cell>
        ))}
        <Cell index={columns.length + offset}>{lead === 0 && label}</Cell>
      </Row>
    </Table.Summary>
  );
}

/** The same for a list that has no columns: cards, a board. */
export function TotalsLine({ resource, columns, totals }: TotalsProps) {
  if (totals.problem) return <p className="quiet">{totals.problem}</p>;
  return (
    <section className="totals-line" aria-label="Totaux">
      <p>{totals.label}</p>
      <dl>
        {columns
          .filter(({ field }) => field.summed)
          .map((column) => (
            <div key={column.name}>
              <dt>{column.label}</dt>
              <dd>
                <Sum {...{ resource, column }} {...totals} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
