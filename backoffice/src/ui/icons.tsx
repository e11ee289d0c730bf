import {
  AppstoreOutlined,
  BarChartOutlined,
  CheckSquareOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  FileTextOutlined,
  ShoppingCartOutlined,
  SkinOutlined,
  TagOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { type ComponentType, lazy, Suspense } from 'react';

/** The icons at the menu's head, which every page shows at once; a declaration may name these and those of `more-icons.tsx`. */
const ICONS: Record<string, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  dashboard: DashboardOutlined,
  statistics: BarChartOutlined,
  brand: TagOutlined,
  category: AppstoreOutlined,
  product: SkinOutlined,
  order: ShoppingCartOutlined,
  user: TeamOutlined,
  payment: CreditCardOutlined,
  today: CheckSquareOutlined,
};

const MoreIcons = lazy(() => import('./more-icons.tsx'));

/** An icon by its name; a sheet of paper where there is none of that name. */
export function Icon({ name }: { name: string | undefined }) {
  const Drawn = name && ICONS[name];
  if (Drawn) return <Drawn aria-hidden />;
  const paper = <FileTextOutlined aria-hidden />;
  if (!name) return paper;
  return (
    <Suspense fallback={<span className="anticon icon-to-come" />}>
      <MoreIcons name={name} otherwise={paper} />
    </Suspense>
  );
}
