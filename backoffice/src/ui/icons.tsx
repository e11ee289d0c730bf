import {
  ApiOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CarOutlined,
  CheckSquareOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  EnvironmentOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  GiftOutlined,
  HeartOutlined,
  HistoryOutlined,
  LockOutlined,
  MailOutlined,
  MessageOutlined,
  PictureOutlined,
  RollbackOutlined,
  ShoppingCartOutlined,
  SkinOutlined,
  StarOutlined,
  TagOutlined,
  TeamOutlined,
  TruckOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** The icons that a declaration may name. */
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
  star: StarOutlined,
  gift: GiftOutlined,
  heart: HeartOutlined,
  message: MessageOutlined,
  mail: MailOutlined,
  calendar: CalendarOutlined,
  picture: PictureOutlined,
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
};

/** An icon by its name; a sheet of paper where there is none of that name. */
export function Icon({ name }: { name: string | undefined }) {
  const Drawn = (name && ICONS[name]) || FileTextOutlined;
  return <Drawn aria-hidden />;
}
