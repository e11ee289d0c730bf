import {
  CalendarOutlined,
  GiftOutlined,
  HeartOutlined,
  MessageOutlined,
  PictureOutlined,
  StarOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const ICONS: Record<string, typeof StarOutlined> = {
  star: StarOutlined,
  gift: GiftOutlined,
  heart: HeartOutlined,
  message: MessageOutlined,
  calendar: CalendarOutlined,
  picture: PictureOutlined,
};

/** Icons that a declaration may name and none of the shop's own does: loaded by who shows one. */
const MoreIcons = ({ name, otherwise }: { name: string; otherwise: ReactNode }) => {
  const Drawn = ICONS[name];
  return Drawn ? <Drawn aria-hidden /> : otherwise;
};

export default MoreIcons;
