import { BarChartOutlined, ShoppingOutlined, TeamOutlined } from '@ant-design/icons';
import { FIGURES, isAdmin } from '@karite/shared/accounts';
import { formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { orders, products, users } from '@karite/shared/resources';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import { actorNow, mayHere } from '../../providers/actor.ts';
import { is, useCount } from '../../resource/use-count.ts';
import { TodayPanel } from '../../today/today-panel.tsx';
import { useSalesFigures } from '../../ui/hooks/use-sales-figures.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatTiles } from '../../ui/page/stat-tiles.tsx';
import { ReceivedNote } from '../../ui/received-note.tsx';
import { OutOfStock } from './out-of-stock.tsx';
import { RecentOrders } from './recent-orders.tsx';

const PENDING = [is('status', 'pending')];
const TO_PREPARE = [is('nextStep', 'prepare')];

/** The figures of sales and their ways on. */
function SalesTiles() {
  const { figures, query } = useSalesFigures();
  const shown = (figure: string | undefined) => figure ?? (query.isError ? '—' : null);
  return (
    <StatTiles
      tiles={[
        {
          label: "Chiffre d'affaires",
          value: shown(figures ? formatRoundedMoney(figures.revenue) : undefined),
          note: <ReceivedNote />,
          tone: 'accent',
          to: '/stats',
        },
        { label: 'Commandes', value: shown(figures ? formatNumber(figures.orders) : undefined), to: '/orders' },
        { label: 'Produits', value: useCount(products), to: '/products' },
        {
          label: 'En attente',
          value: shown(figures ? formatNumber(figures.byStatus.pending) : undefined),
          tone: 'wait',
          to: '/orders?status=pending',
        },
      ]}
    />
  );
}

/** The same for those who do not see revenue (R920): what waits, and what there is. */
const OrderTiles = () => (
  <StatTiles
    tiles={[
      { label: 'En attente', value: useCount(orders, PENDING), tone: 'wait', to: '/orders?status=pending' },
      { label: 'À préparer', value: useCount(orders, TO_PREPARE), tone: 'accent', to: '/orders?nextStep=prepare' },
    ]}
  />
);

/** What staff see first (R1504): the figures, the open work, and where to go on. Each part needs the right to read it. */
export default function DashboardPage() {
  const navigate = useNavigate();
  const [seesOrders, seesProducts, seesUsers] = [orders, products, users].map(({ name }) => mayHere(name, 'read'));
  const seesFigures = mayHere(FIGURES, 'read');
  return (
    <>
      <PageHeader title="Dashboard" subtitle="Tableau de bord : l'activité de la boutique en un coup d'œil">
        {seesFigures && (
          <Button icon={<BarChartOutlined aria-hidden />} onClick={() => navigate('/stats')}>
            Voir les rapports
          </Button>
        )}
        {seesProducts && (
          <Button icon={<ShoppingOutlined aria-hidden />} onClick={() => navigate('/products')}>
            Gérer les produits
          </Button>
        )}
        {seesUsers && (
          <Button icon={<TeamOutlined aria-hidden />} onClick={() => navigate('/users')}>
            Voir les clients
          </Button>
        )}
      </PageHeader>
      <div className="in-order">
        {isAdmin(actorNow()) && <FirstSteps />}
        {seesFigures ? <SalesTiles /> : seesOrders && <OrderTiles />}
        <div className="panels">
          <TodayPanel />
        </div>
        <div className="panels in-order">
          {seesOrders && <RecentOrders />}
          {seesProducts && <OutOfStock />}
        </div>
      </div>
    </>
  );
}
