import { type Answer, addressOf } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { CHANNEL_LABELS } from '@karite/shared/messages';
import { formatMoney, formatRoundedMoney } from '@karite/shared/money';
import { CANCELLATION_REASONS } from '@karite/shared/orders';
import { useCustom } from '@refinedev/core';
import { AutoComplete, Form, Spin } from 'antd';
import { Link } from 'react-router-dom';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { Alert } from '../ui/states/alert.tsx';
import './orders.css';

type Consequences = Answer<'GET', '/orders/{id}/cancellation'>;

/** As the API takes it. */
const MOST_CHARACTERS = 200;

const REASONS = CANCELLATION_REASONS.map((value) => ({ value }));

function Refund({ toRefund, paymentId }: Consequences) {
  if (toRefund === 0) return <li>Rien n’a été reçu : rien n’est à rembourser.</li>;
  const amount = formatRoundedMoney(toRefund);
  return (
    <li>
      <strong>{amount}</strong> <span>ont été reçus. L’annulation ne les rembourse pas :</span>{' '}
      {paymentId ? (
        <Link to={`/payments/show/${paymentId}`}>remboursez depuis le paiement.</Link>
      ) : (
        <span>rendez les espèces.</span>
      )}
    </li>
  );
}

/** What the cancellation of an order entails (stock, money, message), and the reason for it, which is stored. */
export function Cancellation({
  id,
  reason,
  onChange,
}: {
  id: string;
  reason: string;
  onChange: (reason: string) => void;
}) {
  const { query } = useCustom<Consequences>({
    url: API + addressOf('/orders/{id}/cancellation', { path: { id } }),
    method: 'get',
    errorNotification: false,
  });
  const found = query.data?.data;
  return (
    <>
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {found && (
        <Alert
          type="warning"
          showIcon
          message="Ce que l’annulation entraîne"
          description={
            <ul className="consequences">
              <li>
                {found.pieces > 0
                  ? `${plural(found.pieces, 'article retourne', 'articles retournent')} en stock.`
                  : 'Aucun article ne retourne en stock.'}
              </li>
              <Refund {...found} />
              {found.owed && (
                <li>
                  {found.owed.courier} doit encore {formatMoney(found.owed.amount, found.owed.currency)} : notez le
                  refus sous « Encaissements ».
                </li>
              )}
              <li>
                {found.channels.length > 0
                  ? `Le client est prévenu : ${found.channels.map((channel) => CHANNEL_LABELS[channel]).join(', ')}.`
                  : 'Aucun message ne part : prévenez le client.'}
              </li>
            </ul>
          }
        />
      )}
      <Form layout="vertical" component="div">
        <Form.Item
          label="Raison de l’annulation"
          htmlFor="cancellation-reason"
          extra="Elle s’affiche dans l’historique et dans la commande du client."
          required
        >
          <AutoComplete
            id="cancellation-reason"
            value={reason}
            options={REASONS}
            maxLength={MOST_CHARACTERS}
            onChange={onChange}
          />
        </Form.Item>
      </Form>
    </>
  );
}
