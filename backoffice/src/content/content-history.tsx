import { formatDateTime } from '@karite/shared/format';
import { type ContentPage, type ContentVersion, contentPages, contentVersions } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Button, List } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Badge } from '../ui/states/badge.tsx';

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
  const [restored, setRestored] = useState<number | null>(null);
  const { write } = useWrite('POST', '/content-pages/{id}/restore', {
    changes: [contentPages.name],
    done: contentPages.actions.restore.done,
  });
  if (result.data.length === 0) return null;
  return (
    <Panel title="Versions publiées" subtitle="Une version remise en ligne ne change rien au brouillon.">
      <List
        dataSource={result.data}
        rowKey="number"
        renderItem={({ number, by, createdAt }) => (
          <List.Item
            extra={
              number === page.version ? (
                <Badge tone="good">En ligne</Badge>
              ) : number === page.nextVersion ? (
                <Badge tone="wait">Prévue</Badge>
              ) : (
                <Button onClick={() => setRestored(number)}>Remettre en ligne</Button>
              )
            }
          >
            <span>
              Version {number}
              <span className="quiet">
                <span> · {formatDateTime(createdAt)}</span>
                {by && <span>{` · ${by}`}</span>}
              </span>
            </span>
          </List.Item>
        )}
      />
      {restored !== null && (
        <ConfirmModal
          title={`Remettre en ligne la version ${restored} ?`}
          okText="Remettre en ligne"
          run={async () => {
            await write({ path: { id: page.id }, body: { version: restored } });
          }}
          onClose={() => setRestored(null)}
        />
      )}
    </Panel>
  );
}
