import { Button } from 'antd';
import type { ReactNode } from 'react';

type ToolButtonProps = {
  label: string;
  icon?: ReactNode;
  /** Where there is no icon. */
  text?: string;
  /** Of a button that is pressed or not. */
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
};

/** A button of an editor's toolbar. It leaves the focus, and so what is selected, in the text. */
export const ToolButton = ({ label, icon, text, isOn, isDisabled = false, onClick }: ToolButtonProps) => (
  <Button
    size="small"
    type={isOn ? 'primary' : 'text'}
    icon={icon}
    title={label}
    aria-label={label}
    aria-pressed={isOn}
    disabled={isDisabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {text}
  </Button>
);
