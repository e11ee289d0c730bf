import { DownloadOutlined } from '@ant-design/icons';
import type { Schema } from '@karite/shared/client';
import { formatDateTime } from '@karite/shared/format';
import { type HttpError, useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../providers/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { csvOf, readAll } from './addresses.ts';
import { PagedTable } from './paged-table.tsx';

/** As many rows as the API answers at once. */
const ROWS = 1_000;

/** All subscribers as a file. */
function DownloadAddresses() {
  const [isBusy, setBusy] = useState(false);
  const { open } = useNotification();
  async function download() {
    setBusy(true);
    try {
      const read = (_start: number, _end: number) => call('GET', '/newsletter', { query: { _start, _end } });
      saveFile(new Blob([csvOf(await readAll(read, ROWS))], { type: 'text/csv' }), 'newsletter.csv');
    } catch (error) {
      open?.({ type: 'error', message: (error as HttpError).message || "Erreur lors de l'export" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={download}>
      Exporter en CSV
    </Button>
  );
}

/** Who asked for the newsletter. */
export const NewsletterList = () => (
  <PagedTable
    path="/newsletter"
    keyOf={({ email }) => email}
    one="inscrit"
    empty="Aucun inscrit à la newsletter"
    extra={<DownloadAddresses />}
    columns={[
      { title: 'E-mail', render: ({ email }) => email },
      { title: 'Inscription', render: ({ createdAt }) => formatDateTime(createdAt) },
    ]}
  />
);

/** What is asked for, and the way to it; what is gone has no name any more. */
const Wanted = ({ product, brand }: Schema<'StockRequest'>) => {
  if (product) return <Link to={`/products?_show=${product.id}`}>{product.name}</Link>;
  if (brand) return <Link to={`/brands?_show=${brand.id}`}>Marque {brand.name}</Link>;
  return <span className="quiet">Supprimé</span>;
};

/** Who waits for a product or for a brand's next one. */
export const StockRequestList = () => (
  <PagedTable
    path="/stock-requests"
    keyOf={({ id }) => id}
    one="demande"
    empty="Aucune demande de disponibilité"
    columns={[
      { title: 'E-mail', render: ({ email }) => email },
      { title: 'Article', render: (row) => <Wanted {...row} /> },
      { title: 'Demande', render: ({ createdAt }) => formatDateTime(createdAt) },
      {
        title: 'Prévenu',
        render: ({ notifiedAt }) =>
          notifiedAt ? <Badge tone="good">{formatDateTime(notifiedAt)}</Badge> : <Badge tone="wait">En attente</Badge>,
      },
    ]}
  />
);
