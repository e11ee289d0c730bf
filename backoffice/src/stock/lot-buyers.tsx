import type { Answer } from '@karite/shared/client';
import { formatDate, formatNumber } from '@karite/shared/format';
import { type Lot, lots, messages } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Button, Flex, List, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { API } from '../providers/api.ts';
import { detailOf, download } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { saveFile } from '../ui/save-file.ts';
import { Alert } from '../ui/states/alert.tsx';
import { StatusBadge } from '../ui/states/order-status.tsx';
import { LotChat } from './lot-chat.tsx';

const RecallModal = lazy(() => import('./recall-modal.tsx'));

type Buyers = Answer<'GET', '/lots/{id}/buyers'>;

const PAGE = 50;

const pieces = (number: number): string => `${formatNumber(number)} ${number > 1 ? 'pièces' : 'pièce'}`;

const Buyer = ({ lot, buyer }: { lot: Lot; buyer: Buyers['rows'][number] }) => (
  <List.Item extra={<LotChat lotId={lot.id} buyer={buyer} />}>
    <div>
      <Flex wrap gap="small" align="center">
        <Link to={`/orders/show/${buyer.id}`}>{buyer.shortNumber}</Link>
        <StatusBadge status={buyer.status} type={buyer.deliveryType} />
        <strong>{`${buyer.prenom} ${buyer.nom}`.trim()}</strong>
      </Flex>
      <small className="quiet">
        {pieces(buyer.pieces)} · {formatDate(buyer.orderedAt)} ·{' '}
        {buyer.toldAt ? `message écrit le ${formatDate(buyer.toldAt)}` : 'pas encore de message'}
      </small>
    </div>
  </List.Item>
);

/** Who bought of a lot, with the ways to reach them: for a recall (R1877). */
export function LotBuyers({ lot }: { lot: Lot }) {
  const [page, setPage] = useState(1);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = (page - 1) * PAGE;
  const { query } = useCustom<Buyers>({
    url: `${API}/lots/${lot.id}/buyers`,
    method: 'get',
    config: { query: { _start: start } },
    queryOptions: { queryKey: [lots.name, 'buyers', lot.id, start], placeholderData: (before) => before },
    errorNotification: false,
  });
  const { rows = [], total = 0 } = query.data?.data ?? {};
  // The server writes the list of orders as a file, whole.
  const save = async () => {
    setProblem(null);
    try {
      saveFile(await download(`${API}/lots/${lot.id}/buyers.csv`), `lot-${lot.number}.csv`);
    } catch (error) {
      setProblem(messageOf(error, 'La liste n’a pas pu être exportée'));
    }
  };
  return (
    <section>
      <h2>Commandes qui ont reçu de ce lot</h2>
      {query.isError && (
        <Alert
          type="error"
          showIcon
          message="Les commandes n’ont pas pu être lues"
          description={detailOf(query.error)}
        />
      )}
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      {query.isSuccess && total === 0 && <p className="quiet">Aucune commande n’a reçu de ce lot.</p>}
      {total > 0 && (
        <>
          <p>
            {formatNumber(total)} {total > 1 ? 'commandes' : 'commande'} · encore {pieces(lot.quantity ?? 0)} en rayon
          </p>
          <Space wrap>
            <Button onClick={() => void save()}>Exporter la liste (CSV)</Button>
            {mayHere(messages.name, 'update') && (
              <Button type="primary" onClick={() => setConfirming(true)}>
                Prévenir ces clients
              </Button>
            )}
          </Space>
        </>
      )}
      {(total > 0 || query.isLoading) && (
        <List
          loading={query.isLoading}
          dataSource={rows}
          rowKey="id"
          renderItem={(buyer) => <Buyer lot={lot} buyer={buyer} />}
          pagination={{ current: page, pageSize: PAGE, total, onChange: setPage, hideOnSinglePage: true }}
        />
      )}
      <Suspense>
        {isConfirming && (
          <RecallModal
            lot={lot}
            total={total}
            onClose={() => {
              setConfirming(false);
              void query.refetch();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
