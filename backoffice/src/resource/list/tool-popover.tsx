import { Button, type ButtonProps, Popover } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useIsWide } from '../../ui/hooks/use-is-narrow.ts';
import { Loading } from '../../ui/states/loading.tsx';

type ToolPopoverProps = Pick<ButtonProps, 'icon' | 'className'> & {
  title: string;
  /** The accessible name, where it differs from the title. */
  label?: string;
  /** The button's text beside its icon, on wide screens; `isPlain`: everywhere. */
  text: string;
  isPlain?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A tool of a list: a button that opens a panel. The panel's code is loaded on first use. */
export function ToolPopover({ title, label = title, text, isPlain = false, children, ...button }: ToolPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<Suspense fallback={<Loading />}>{children(() => setOpen(false))}</Suspense>}
    >
      <Button {...button} aria-label={label} title={title}>
        {(isPlain || isWide) && text}
      </Button>
    </Popover>
  );
}
