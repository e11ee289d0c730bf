import {
  ApiOutlined,
  AppstoreAddOutlined,
  BarcodeOutlined,
  CalendarOutlined,
  CarOutlined,
  EnvironmentOutlined,
  FileDoneOutlined,
  GiftOutlined,
  GlobalOutlined,
  HeartOutlined,
  HistoryOutlined,
  InboxOutlined,
  KeyOutlined,
  LockOutlined,
  MailOutlined,
  MessageOutlined,
  NotificationOutlined,
  PercentageOutlined,
  PhoneOutlined,
  PictureOutlined,
  RollbackOutlined,
  SearchOutlined,
  SettingOutlined,
  ShopOutlined,
  StarOutlined,
  SwapOutlined,
  TagsOutlined,
  TruckOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const ICONS: Record<string, typeof StarOutlined> = {
  stock: InboxOutlined,
  movement: SwapOutlined,
  lot: BarcodeOutlined,
  refund: RollbackOutlined,
  paymentMethod: WalletOutlined,
  mail: MailOutlined,
  delivery: TruckOutlined,
  cash: WalletOutlined,
  closing: LockOutlined,
  courier: CarOutlined,
  address: EnvironmentOutlined,
  invoice: FileDoneOutlined,
  return: RollbackOutlined,
  audit: HistoryOutlined,
  webhook: ApiOutlined,
  key: KeyOutlined,
  search: SearchOutlined,
  settings: SettingOutlined,
  offer: TagsOutlined,
  pricing: PercentageOutlined,
  shop: ShopOutlined,
  contact: PhoneOutlined,
  feed: GlobalOutlined,
  banner: NotificationOutlined,
  star: StarOutlined,
  gift: GiftOutlined,
  collection: AppstoreAddOutlined,
  heart: HeartOutlined,
  message: MessageOutlined,
  calendar: CalendarOutlined,
  picture: PictureOutlined,
};

/** Icons further down the menu, and those that a declaration may name and none of the shop's own does: they come after the page. */
const MoreIcons = ({ name, otherwise }: { name: string; otherwise: ReactNode }) => {
  const Drawn = ICONS[name];
  return Drawn ? <Drawn aria-hidden /> : otherwise;
};

export default MoreIcons;
