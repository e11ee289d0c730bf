import { formatDateTime } from '@karite/shared/format';
import { type ContentPage, type ContentVersion, contentPages, contentVersions } from '@karite/shared/resources';
import { useInvalidate, useList, useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import { Badge } from '../ui/badge.tsx';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { Panel } from '../ui/panel.tsx';

const SHOWN = 20;

/** The last versions that were published of a page; each can be put back online (R1947). */
export default function ContentHistory({ page }: { page: ContentPage }) {
  const { result } = useList<ContentVersion>({
    resource: contentVersions.name,
    filters: [{ field: 'pageId', operator: 'eq', value: page.id }],
    sorters: [{ field: 'number', order: 'desc' }],
    pagination: { pageSize: SHOWN },
    meta: { at: page.updatedAt },
  });
  const [asked, ask] = useState<number | null>(null);
  const invalidate = useInvalidate();
  const { open } = useNotification();
  async function restore(version: number) {
    await call('POST', '/content-pages/{id}/restore', { path: { id: page.id }, body: { version } });
    await invalidate({ resource: contentPages.name, invalidates: ['resourceAll'] });
    open?.({ type: 'success', message: contentPages.actions.restore.done });
  }
  if (result.data.length === 0) return null;
  return (
    <Panel title="Versions publiées" subtitle="Une version remise en ligne ne change rien au brouillon.">
      <ul className="content-versions">
        {result.data.map(({ number, by, createdAt }) => (
          <li key={number}>
            <span>
              Version {number}
              <span className="quiet">
                <span> · {formatDateTime(createdAt)}</span>
                {by && <span>{` · ${by}`}</span>}
              </span>
            </span>
            {number === page.version ? (
              <Badge tone="good">En ligne</Badge>
            ) : number === page.nextVersion ? (
              <Badge tone="wait">Prévue</Badge>
            ) : (
              <Button onClick={() => ask(number)}>Remettre en ligne</Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmModal
          title={`Remettre en ligne la version ${asked} ?`}
          okText="Remettre en ligne"
          run={() => restore(asked)}
          onClose={() => ask(null)}
        />
      )}
    </Panel>
  );
}
