import type { Answer } from '@karite/shared/client';
import type { ResourceShape } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { Spin } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Pages } from '../../ui/pages.tsx';
import { Scrollable } from '../../ui/scrollable.tsx';

const AT_A_TIME = 20;

type LeftChange = Answer<'GET', '/imports/{id}/left'>[number] & { id?: string };
type LeftChangesProps = { importId: string; resource: ResourceShape; count: number };

/** What of an import was not taken back, by the rows of its file, with the reason. */
export function LeftChanges({ importId, resource, count }: LeftChangesProps) {
  const [page, toPage] = useState(1);
  const { result, query } = useList<LeftChange>({
    resource: `imports/${importId}/left`,
    pagination: { currentPage: page, pageSize: AT_A_TIME, mode: 'server' },
  });
  if (query.isLoading) return <Spin />;
  return (
    <>
      <Scrollable label="Ce qui est laissé">
        <table className="lines">
          <thead>
            <tr>
              <th>Ligne</th>
              <th>{resource.label.one}</th>
              <th>Raison</th>
            </tr>
          </thead>
          <tbody>
            {result.data.map(({ row, recordId, name, reason }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>
                  <Link to={`/${resource.name}/${recordId}`}>{name ?? recordId}</Link>
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <Pages page={page} pageSize={AT_A_TIME} total={count} toPage={toPage} />
    </>
  );
}
