import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useSettling } from './settling.ts';

type StepButtonProps = Omit<ButtonProps, 'onClick'> & { onClick: () => unknown };

/**
 * The button of a step. A click that comes within a second of another step was meant for what stood there before: nothing is
 * done (R2156). A key names its step and its row: it always is.
 */
export function StepButton({ onClick, ...button }: StepButtonProps) {
  const isSettling = useSettling();
  return (
    <Button
      {...button}
      aria-disabled={isSettling || undefined}
      className={isSettling ? 'is-settling' : undefined}
      onClick={({ detail }: MouseEvent<HTMLElement>) => {
        // A click of the keyboard, or of `click()`, has no detail.
        if (!isSettling || detail === 0) void onClick();
      }}
    />
  );
}
