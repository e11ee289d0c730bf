import { Button, type ButtonProps, Popover } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { useIsWide } from '../../ui/use-is-narrow.ts';

type ToolPopoverProps = Pick<ButtonProps, 'icon' | 'className'> & {
  title: string;
  /** What it is called where that says more than the title. */
  label?: string;
  /** What the button says beside its icon, where there is room; `isPlain`: everywhere. */
  text: string;
  isPlain?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A tool of a list: a button that opens a panel, whose code comes with the first that is opened. */
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
