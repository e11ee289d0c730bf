import type { Answer } from '@karite/shared/client';
import type { ResourceShape } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { Table } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

const AT_A_TIME = 20;

type LeftChange = Answer<'GET', '/imports/{id}/left'>[number] & { id?: string };
type LeftChangesProps = { importId: string; resource: ResourceShape; count: number };

/** The rows of an import that were not undone, with the reason. */
export function LeftChanges({ importId, resource, count }: LeftChangesProps) {
  const [page, toPage] = useState(1);
  const { result, query } = useList<LeftChange>({
    resource: `imports/${importId}/left`,
    pagination: { currentPage: page, pageSize: AT_A_TIME, mode: 'server' },
  });
  return (
    <section aria-label="Ce qui est laissé">
      <Table<LeftChange>
        size="small"
        rowKey="row"
        loading={query.isLoading}
        dataSource={[...result.data]}
        scroll={{ x: true }}
        pagination={{ current: page, pageSize: AT_A_TIME, total: count, onChange: toPage, hideOnSinglePage: true }}
        columns={[
          { title: 'Ligne', dataIndex: 'row' },
          {
            title: resource.label.one,
            render: (_, { recordId, name }) => <Link to={`/${resource.name}/${recordId}`}>{name ?? recordId}</Link>,
          },
          { title: 'Raison', dataIndex: 'reason' },
        ]}
      />
    </section>
  );
}
