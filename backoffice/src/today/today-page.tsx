import { useCustom, useInvalidate } from '@refinedev/core';
import { Button, Spin } from 'antd';
import { Link } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Alert } from '../ui/states/alert.tsx';
import type { Section } from './today-line.tsx';
import { TodaySection } from './today-section.tsx';

/** What waits for somebody this morning, each line a way to the record it is about. */
export default function TodayPage() {
  const { query } = useCustom<Section[]>({ url: `${API}/today`, method: 'get', errorNotification: false });
  const invalidate = useInvalidate();
  return (
    <>
      <PageHeader title="À faire" subtitle="Ce qui attend quelqu'un, le plus ancien d'abord">
        {mayHere('orders', 'create') && (
          <Link to="/staff-order">
            <Button type="primary">Saisir une commande</Button>
          </Link>
        )}
        <Button onClick={() => invalidate({ invalidates: ['all'] })}>Actualiser</Button>
      </PageHeader>
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      <div className="panels">
        {query.data?.data.map((section) => (
          <TodaySection key={section.section} {...section} />
        ))}
      </div>
    </>
  );
}
