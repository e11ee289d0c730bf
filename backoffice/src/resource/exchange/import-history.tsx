import type { ResourceShape } from '@karite/shared/resource';
import { useInvalidate, useList } from '@refinedev/core';
import { Checkbox, List } from 'antd';
import { useState } from 'react';
import { actorNow } from '../../providers/actor.ts';
import { detailOf } from '../../providers/http-client.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { ImportCard } from './import-card.tsx';
import type { Import } from './import-words.ts';
import './exchange.css';

const AT_A_TIME = 10;

/** The last imports of a list, or of all lists, and the way to take one back (R1571). */
export default function ImportHistory({ resource, onClose }: { resource: ResourceShape; onClose: () => void }) {
  const [page, toPage] = useState(1);
  const [isOfAll, setOfAll] = useState(false);
  const invalidate = useInvalidate();
  const { result, query } = useList<Import>({
    resource: 'imports',
    filters: isOfAll ? [] : [{ field: 'resource', operator: 'eq', value: resource.name }],
    pagination: { currentPage: page, pageSize: AT_A_TIME, mode: 'server' },
    errorNotification: false,
  });
  const refresh = () => {
    void query.refetch();
    void invalidate({ invalidates: ['all'] });
  };
  return (
    <Dialog
      title={isOfAll ? 'Derniers imports' : `Derniers imports : ${resource.label.many}`}
      footer={null}
      onCancel={onClose}
    >
      <p className="quiet">
        {actorNow()?.role === 'admin' ? 'Les imports de tous' : 'Vos imports'} des 90 derniers jours.
      </p>
      <Checkbox
        checked={isOfAll}
        onChange={(event) => {
          setOfAll(event.target.checked);
          toPage(1);
        }}
      >
        Imports de toutes les listes
      </Checkbox>
      {query.isError ? (
        <Alert
          className="import-result"
          type="error"
          showIcon
          role="alert"
          message={`Erreur lors du chargement des imports${detailOf(query.error) ? ` : ${detailOf(query.error)}` : ''}`}
        />
      ) : (
        <List<Import>
          className="import-list"
          loading={query.isLoading}
          dataSource={[...result.data]}
          rowKey="id"
          locale={{ emptyText: 'Aucun import pour le moment.' }}
          renderItem={(each) => <ImportCard of={each} isOfAll={isOfAll} onChanged={refresh} />}
          pagination={{
            current: page,
            pageSize: AT_A_TIME,
            total: result.total ?? 0,
            onChange: toPage,
            hideOnSinglePage: true,
          }}
        />
      )}
    </Dialog>
  );
}
