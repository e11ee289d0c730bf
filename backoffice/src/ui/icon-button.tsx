import { Button, type ButtonProps } from 'antd';

type IconButtonProps = Omit<ButtonProps, 'children' | 'title'> & { label: string };

/** A button that is known by its icon, which its name is the tip of. */
export const IconButton = ({ label, icon, ...button }: IconButtonProps) => (
  <Button type="text" aria-label={label} title={label} icon={<span aria-hidden>{icon}</span>} {...button} />
);
