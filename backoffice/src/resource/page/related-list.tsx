import { formatNumber } from '@karite/shared/format';
import { kindOf, messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useTable } from '@refinedev/antd';
import type { CrudFilter, HttpError } from '@refinedev/core';
import { Card, Table, type TableColumnType } from 'antd';
import { Link } from 'react-router-dom';
import { StillLoading } from '../../ui/states/loading.tsx';
import { FieldValue } from '../field-value.tsx';
import { columnsOf } from '../list/columns.ts';
import { FailedToLoad } from '../list/list-states.tsx';
import { is } from '../use-count.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import { addressOf } from './address.ts';
import type { Relation } from './related.ts';

const PAGE_SIZE = 5;
/** Besides the name. */
const MOST_COLUMNS = 4;

type RelatedListProps = Relation & {
  id: string;
  /** Whether several of that resource's fields lead here, so that its name alone is ambiguous. */
  isOneOfSeveral: boolean;
};

type FilteredListProps = {
  resource: ResourceShape;
  title: string;
  filter: CrudFilter;
  /** The field that the filter is about: it has no column. */
  name: string;
  /** The address of the same list on its own page. */
  whole?: string | undefined;
};

/** The columns that a list shows at first, without the one that leads back. */
function columnsBut(resource: ResourceShape, but: string): TableColumnType<ShopRecord>[] {
  return columnsOf(resource)
    .filter(({ name, field }) => name !== but && name !== resource.display && kindOf(field).fitsInRow)
    .filter(({ isShown, name }) => isShown || name === 'createdAt')
    .slice(0, MOST_COLUMNS)
    .map(({ name, label, field }) => ({
      key: name,
      title: label,
      render: (record: ShopRecord) => <FieldValue {...{ name, field, record, resource }} />,
    }));
}

/** The records that point to one by a field, newest first or in their own order; nothing where there are none. */
export function RelatedList({ resource, name, field, id, isOneOfSeveral }: RelatedListProps) {
  const { many } = resource.label;
  return (
    <FilteredList
      {...{ resource, name }}
      filter={is(name, id)}
      title={isOneOfSeveral ? `${many} (${field.label})` : many}
      whole={field.filter ? `/${resource.name}?${name}=${id}` : undefined}
    />
  );
}

/** The records of a list that a filter leaves, a few at a time; nothing where there are none. */
export function FilteredList({ resource, title, filter, name, whole }: FilteredListProps) {
  const { tableProps, tableQuery, result } = useTable<ShopRecord, HttpError>({
    resource: resource.name,
    filters: { permanent: [filter] },
    pagination: { pageSize: PAGE_SIZE },
    syncWithLocation: false,
    errorNotification: false,
  });
  if (tableQuery.isError) return <FailedToLoad message={messagesOf(resource).loadFailed} />;
  if (tableQuery.isLoading) return <StillLoading />;
  if (!result.total) return null;
  return (
    <section aria-label={title}>
      <Card
        title={
          <h2>
            {title} <span className="quiet">{formatNumber(result.total)}</span>
          </h2>
        }
        extra={whole && <Link to={whole}>Tout voir dans la liste</Link>}
      >
        <Table<ShopRecord>
          {...tableProps}
          size="small"
          rowKey="id"
          scroll={{ x: 'max-content' }}
          pagination={{ ...tableProps.pagination, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
          columns={[
            {
              title: resource.fields[resource.display]?.label ?? resource.label.one,
              render: (record: ShopRecord) => (
                <Link to={addressOf(resource, record.id)}>{nameOf(resource, record)}</Link>
              ),
            },
            ...columnsBut(resource, name),
          ]}
        />
      </Card>
    </section>
  );
}
