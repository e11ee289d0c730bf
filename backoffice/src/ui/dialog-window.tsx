import { Alert, Modal, type ModalProps } from 'antd';
import { useEffect, useRef } from 'react';
import './dialog.css';

export type DialogProps = Omit<ModalProps, 'open' | 'closable'> & {
  /** Why what was asked for could not be done; said above the content. */
  problem?: string | null;
};

/** antd gives a window the keyboard once it has grown: an Escape before that would be lost. */
function useKeyboardAtOnce() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest('[role=dialog]');
    if (dialog?.contains(document.activeElement)) return;
    dialog?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, []);
  return mark;
}

const DialogWindow = ({ problem, children, ...modal }: DialogProps) => {
  const mark = useKeyboardAtOnce();
  return (
    <Modal open closable={{ 'aria-label': 'Fermer la fenêtre' }} {...modal}>
      <span hidden ref={mark} />
      {problem && <Alert className="record-problem" type="error" showIcon message={problem} role="alert" />}
      {children}
    </Modal>
  );
};

export default DialogWindow;
