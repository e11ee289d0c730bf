import {
  ApiOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  CarOutlined,
  CheckSquareOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  EnvironmentOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  HistoryOutlined,
  LockOutlined,
  MailOutlined,
  PercentageOutlined,
  RollbackOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  SkinOutlined,
  TagOutlined,
  TeamOutlined,
  TruckOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { type ComponentType, lazy, Suspense } from 'react';

/** The icons of the shop's own resources; a declaration may name these and those of `more-icons.tsx`. */
const ICONS: Record<string, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  dashboard: DashboardOutlined,
  statistics: BarChartOutlined,
  brand: TagOutlined,
  category: AppstoreOutlined,
  product: SkinOutlined,
  order: ShoppingCartOutlined,
  user: TeamOutlined,
  payment: CreditCardOutlined,
  refund: RollbackOutlined,
  paymentMethod: WalletOutlined,
  mail: MailOutlined,
  delivery: TruckOutlined,
  today: CheckSquareOutlined,
  cash: WalletOutlined,
  closing: LockOutlined,
  courier: CarOutlined,
  address: EnvironmentOutlined,
  invoice: FileDoneOutlined,
  return: RollbackOutlined,
  audit: HistoryOutlined,
  webhook: ApiOutlined,
  settings: SettingOutlined,
  pricing: PercentageOutlined,
};

const MoreIcons = lazy(() => import('./more-icons.tsx'));

/** An icon by its name; a sheet of paper where there is none of that name. */
export function Icon({ name }: { name: string | undefined }) {
  const Drawn = name && ICONS[name];
  if (Drawn) return <Drawn aria-hidden />;
  const paper = <FileTextOutlined aria-hidden />;
  if (!name) return paper;
  return (
    <Suspense fallback={paper}>
      <MoreIcons name={name} otherwise={paper} />
    </Suspense>
  );
}
