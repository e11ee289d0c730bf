import { Button, type ButtonProps } from 'antd';

type IconButtonProps = Omit<ButtonProps, 'children' | 'title'> & { label: string };

/** A button with an icon alone. Its name is its tooltip. */
export const IconButton = ({ label, icon, ...button }: IconButtonProps) => (
  <Button type="text" aria-label={label} title={label} icon={<span aria-hidden>{icon}</span>} {...button} />
);
