import { type AlertProps, Alert as AntdAlert } from 'antd';
import { STATE_ICONS } from './state-icons.tsx';

/** antd's alert with a decorative icon: a screen reader would read its English name before the French text. */
export const Alert = ({ type = 'info', ...alert }: AlertProps) => (
  <AntdAlert type={type} icon={STATE_ICONS[type]} {...alert} />
);
