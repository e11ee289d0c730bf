import type { ListPath, Row } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { type BaseRecord, useList } from '@refinedev/core';
import { Alert, Button, Spin, Table } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { detailOf } from '../../providers/http-client.ts';
import { Pages } from '../../ui/pages.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import '../../resource/list/card-view.css';

const PAGE_SIZE = 10;

export type PagedColumn<R> = { title: string; render: (row: R) => ReactNode };
type PagedTableProps<P extends ListPath> = {
  /** The list's path in the API. */
  path: P;
  keyOf: (row: Row<P>) => string;
  /** The first one names a row. */
  columns: readonly PagedColumn<Row<P>>[];
  one: string;
  many?: string;
  empty: string;
  /** Beside the count. */
  extra?: ReactNode;
};

/** A list of the API that is only paged, newest first: a table, or cards on a phone. The page stands in the address. */
export function PagedTable<P extends ListPath>(props: PagedTableProps<P>) {
  const { path, keyOf, columns, one, many, empty, extra } = props;
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('_page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { result, query } = useList<Row<P> & BaseRecord>({
    resource: path.slice(1),
    pagination: { currentPage: page, pageSize: PAGE_SIZE, mode: 'server' },
    errorNotification: false,
  });
  const isNarrow = useIsNarrow();
  const rows = result.data ?? [];
  const total = result.total ?? 0;
  const toPage = (next: number) => {
    const address = new URLSearchParams(params);
    address.set('_page', String(next));
    setParams(address);
  };

  if (query.isError)
    return (
      <Alert
        type="error"
        showIcon
        message="Erreur lors du chargement"
        description={detailOf(query.error)}
        action={<Button onClick={() => query.refetch()}>Réessayer</Button>}
      />
    );
  if (query.isLoading) return <Spin />;
  return (
    <section className="record-list">
      <div className="paged-head">
        <span className="quiet">{total === 0 ? empty : plural(total, one, many)}</span>
        {total > 0 && extra}
      </div>
      {isNarrow ? (
        <ul className="cards">
          {rows.map((row) => (
            <Card key={keyOf(row)} row={row} columns={columns} />
          ))}
        </ul>
      ) : (
        rows.length > 0 && (
          <Table<Row<P>>
            className="record-table"
            rowKey={keyOf}
            size="middle"
            dataSource={[...rows]}
            columns={columns.map(({ title, render }) => ({ key: title, title, render: (_, row) => render(row) }))}
            pagination={false}
          />
        )
      )}
      <Pages page={page} pageSize={PAGE_SIZE} total={total} toPage={toPage} />
    </section>
  );
}

const Card = <R,>({ row, columns }: { row: R; columns: readonly PagedColumn<R>[] }) => (
  <li className="card">
    <strong className="paged-name">{columns[0]?.render(row)}</strong>
    <dl>
      {columns.slice(1).map(({ title, render }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{render(row)}</dd>
        </div>
      ))}
    </dl>
  </li>
);
