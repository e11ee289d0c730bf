import { type AlertProps, Alert as AntdAlert } from 'antd';
import { STATE_ICONS } from './state-icons.tsx';

/** antd's alert, whose icon is drawn only: read aloud, it would say its own English name before the French text. */
export const Alert = ({ type = 'info', ...alert }: AlertProps) => (
  <AntdAlert type={type} icon={STATE_ICONS[type]} {...alert} />
);
