import { formatNumber } from '@karite/shared/format';
import { kindOf, messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useTable } from '@refinedev/antd';
import type { HttpError } from '@refinedev/core';
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
  const { tableProps, tableQuery, result } = useTable<ShopRecord, HttpError>({
    resource: resource.name,
    filters: { permanent: [is(name, id)] },
    pagination: { pageSize: PAGE_SIZE },
    syncWithLocation: false,
    errorNotification: false,
  });
  const { many } = resource.label;
  const title = isOneOfSeveral ? `${many} (${field.label})` : many;
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
        extra={field.filter && <Link to={`/${resource.name}?${name}=${id}`}>Tout voir dans la liste</Link>}
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
