import { ArrowLeftOutlined } from '@ant-design/icons';
import { formatDate, formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { formatPhone } from '@karite/shared/region';
import { messages, orderNotes, returns, users } from '@karite/shared/resources';
import { Link, useParams } from 'react-router-dom';
import { mayHere } from '../../providers/actor.ts';
import { messageOf } from '../../providers/message-of.ts';
import { FailedToLoad } from '../../resource/list/list-states.tsx';
import { FilteredList } from '../../resource/page/related-list.tsx';
import { Details } from '../../ui/page/details.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { StatTiles } from '../../ui/page/stat-tiles.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { BeginOrder } from '../begin-order.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { type Customer, useCustomer } from './use-customer.ts';
import { usePoints } from './use-points.ts';
import '../order-cells.css';
import './customers.css';

/** What the team reads of somebody beside their orders, where it has the right: by the orders that it is about. */
const OF_ORDERS = [returns, messages, orderNotes];

function Figures({ customer }: { customer: Customer }) {
  const points = usePoints(customer.accounts);
  return (
    <StatTiles
      tiles={[
        {
          label: 'Commandes',
          value: formatNumber(customer.orders),
          ...(customer.cancelled > 0 && { note: `${formatNumber(customer.cancelled)} annulées` }),
          to: `/orders?q=${encodeURIComponent(customer.phone)}`,
        },
        { label: 'Dépensé', value: formatRoundedMoney(customer.spent), tone: 'accent' },
        { label: 'Retours', value: formatNumber(customer.returns) },
        ...(points === undefined ? [] : [{ label: 'Points', value: points === null ? null : formatNumber(points) }]),
      ]}
    />
  );
}

const Contact = ({
  customer: { phones, emails, accounts, firstOrderAt, lastOrderAt, last },
}: {
  customer: Customer;
}) => (
  <Panel title="Coordonnées">
    <Details
      facts={[
        {
          label: phones.length > 1 ? 'Téléphones' : 'Téléphone',
          value: (
            <span className="two-lines">
              {phones.map((phone) => (
                <a key={phone} href={`tel:${phone}`}>
                  {formatPhone(phone)}
                </a>
              ))}
            </span>
          ),
        },
        {
          label: 'E-mail',
          value: emails.length > 0 && (
            <span className="two-lines">
              {emails.map((email) => (
                <a key={email} href={`mailto:${email}`}>
                  {email}
                </a>
              ))}
            </span>
          ),
        },
        {
          label: 'Compte',
          value: accounts.length > 0 && (
            <span className="two-lines">
              {accounts.map(({ id, email }) =>
                mayHere(users.name, 'read') ? (
                  <Link key={id} to={`/users/show/${id}`}>
                    {email}
                  </Link>
                ) : (
                  <span key={id}>{email}</span>
                ),
              )}
            </span>
          ),
        },
        { label: 'Dernière adresse', value: [last.address, last.landmark, last.city].filter(Boolean).join(', ') },
        { label: 'Première commande', value: formatDate(firstOrderAt) },
        { label: 'Dernière commande', value: formatDate(lastOrderAt) },
      ]}
    />
  </Panel>
);

/** One person to the team (R1514): who they are, what they ordered, and what was written about it. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const { customer, error } = useCustomer(id);
  if (error) return <FailedToLoad message={messageOf(error, 'Client introuvable')} />;
  if (!customer) return <Loading />;
  const filter = { field: 'orderId', operator: 'in' as const, value: customer.orderIds };
  return (
    <div className="customer-page in-order">
      <Link to="/customers">
        <ArrowLeftOutlined aria-hidden /> Clients
      </Link>
      <PageHeader title={customer.name || formatPhone(customer.phone)} subtitle={formatPhone(customer.phone)}>
        <BeginOrder customer={id} />
      </PageHeader>
      <Figures customer={customer} />
      <Contact customer={customer} />
      <CustomerOrders customer={customer} />
      {OF_ORDERS.filter(({ name }) => mayHere(name, 'read')).map((resource) => (
        <FilteredList
          key={resource.name}
          resource={resource}
          title={resource.label.many}
          filter={filter}
          name="orderId"
        />
      ))}
    </div>
  );
}
