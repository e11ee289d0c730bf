import type { Answer } from '@karite/shared/client';
import { formatDate, formatNumber } from '@karite/shared/format';
import { type Lot, lots, messages } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { readToken } from '../providers/token.ts';
import { Loading } from '../ui/loading.tsx';
import { StatusBadge } from '../ui/order-status.tsx';
import { saveFile } from '../ui/save-file.ts';
import { LotChat } from './lot-chat.tsx';

const RecallModal = lazy(() => import('./recall-modal.tsx'));

type Buyers = Answer<'GET', '/lots/{id}/buyers'>;

const PAGE = 50;

/** The list of orders as a file: the server writes it, whole. */
async function download({ id, number }: Lot) {
  const answer = await fetch(`${API}/lots/${id}/buyers.csv`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!answer.ok) throw await answer.json();
  saveFile(await answer.blob(), `lot-${number}.csv`);
}

const pieces = (number: number): string => `${formatNumber(number)} ${number > 1 ? 'pièces' : 'pièce'}`;

const Buyer = ({ lot, buyer }: { lot: Lot; buyer: Buyers['rows'][number] }) => (
  <li>
    <span className="lot-buyer">
      <Link to={`/orders/show/${buyer.id}`}>{buyer.shortNumber}</Link>
      <StatusBadge status={buyer.status} type={buyer.deliveryType} />
      <strong>{`${buyer.prenom} ${buyer.nom}`.trim()}</strong>
      <small className="quiet">
        {pieces(buyer.pieces)} · {formatDate(buyer.orderedAt)} ·{' '}
        {buyer.toldAt ? `message écrit le ${formatDate(buyer.toldAt)}` : 'pas encore de message'}
      </small>
    </span>
    <LotChat lotId={lot.id} buyer={buyer} />
  </li>
);

/** Who bought of a lot, with the ways to reach them: for a recall (R1877). */
export function LotBuyers({ lot }: { lot: Lot }) {
  const [start, setStart] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { query } = useCustom<Buyers>({
    url: `${API}/lots/${lot.id}/buyers`,
    method: 'get',
    config: { query: { _start: start } },
    queryOptions: { queryKey: [lots.name, 'buyers', lot.id, start], placeholderData: (before) => before },
    errorNotification: false,
  });
  const found = query.data?.data;
  const save = () => {
    setProblem(null);
    download(lot).catch((error) => setProblem(messageOf(error, 'La liste n’a pas pu être exportée')));
  };
  return (
    <section className="lot-buyers">
      <h2>Commandes qui ont reçu de ce lot</h2>
      {query.isError && (
        <Alert
          type="error"
          showIcon
          message="Les commandes n’ont pas pu être lues"
          description={detailOf(query.error)}
        />
      )}
      {query.isLoading && <Loading />}
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      {found?.total === 0 && <p className="quiet">Aucune commande n’a reçu de ce lot.</p>}
      {found && found.total > 0 && (
        <>
          <p>
            {formatNumber(found.total)} {found.total > 1 ? 'commandes' : 'commande'} · encore{' '}
            {pieces(lot.quantity ?? 0)} en rayon
          </p>
          <div className="sheet-links">
            <Button onClick={save}>Exporter la liste (CSV)</Button>
            {mayHere(messages.name, 'update') && (
              <Button type="primary" onClick={() => setAsking(true)}>
                Prévenir ces clients
              </Button>
            )}
          </div>
          <ul>
            {found.rows.map((buyer) => (
              <Buyer key={buyer.id} lot={lot} buyer={buyer} />
            ))}
          </ul>
          {found.total > PAGE && (
            <div className="sheet-links">
              <Button disabled={start === 0} onClick={() => setStart(start - PAGE)}>
                Précédentes
              </Button>
              <Button disabled={start + PAGE >= found.total} onClick={() => setStart(start + PAGE)}>
                Suivantes
              </Button>
            </div>
          )}
        </>
      )}
      <Suspense>
        {isAsking && (
          <RecallModal
            lot={lot}
            total={found?.total ?? 0}
            onClose={() => {
              setAsking(false);
              void query.refetch();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
