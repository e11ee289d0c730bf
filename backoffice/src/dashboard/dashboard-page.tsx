import { BarChartOutlined, SkinOutlined, TeamOutlined } from '@ant-design/icons';
import { formatNumber, formatWholeFcfa } from '@karite/shared/format';
import { products } from '@karite/shared/resources';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCount } from '../resource/use-count.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { StatTiles } from '../ui/stat-tiles.tsx';
import { useSalesFigures } from '../ui/use-sales-figures.ts';
import { OutOfStock } from './out-of-stock.tsx';
import { RecentOrders } from './recent-orders.tsx';

/** What an administrator sees first (R1504): the figures, what needs a look, and where to go on. */
export default function DashboardPage() {
  const navigate = useNavigate();
  const { figures, query } = useSalesFigures();
  const productCount = useCount(products);
  const shown = (figure: string | undefined) => figure ?? (query.isError ? '—' : null);
  return (
    <>
      <PageHeader title="Dashboard" subtitle="L'activité de la boutique en un coup d'œil">
        <Button icon={<BarChartOutlined aria-hidden />} onClick={() => navigate('/stats')}>
          Voir les rapports
        </Button>
        <Button icon={<SkinOutlined aria-hidden />} onClick={() => navigate('/products')}>
          Gérer les produits
        </Button>
        <Button icon={<TeamOutlined aria-hidden />} onClick={() => navigate('/users')}>
          Voir les clients
        </Button>
      </PageHeader>
      <StatTiles
        tiles={[
          {
            label: "Chiffre d'affaires",
            value: shown(figures ? formatWholeFcfa(figures.revenue) : undefined),
            tone: 'accent',
            to: '/stats',
          },
          { label: 'Commandes', value: shown(figures ? formatNumber(figures.orders) : undefined), to: '/orders' },
          { label: 'Produits', value: productCount, to: '/products' },
          {
            label: 'En attente',
            value: shown(figures ? formatNumber(figures.byStatus.pending) : undefined),
            tone: 'wait',
            to: '/orders?status=pending',
          },
        ]}
      />
      <div className="panels">
        <RecentOrders />
        <OutOfStock />
      </div>
    </>
  );
}
