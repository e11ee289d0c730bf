import { type ReactNode, useState } from 'react';
import { messageOf } from '../../providers/message-of.ts';
import { Dialog } from './dialog.tsx';

type ConfirmModalProps = {
  title: string;
  okText: string;
  isDangerous?: boolean;
  /** False while the content is still loading. */
  isReady?: boolean;
  /** In px. */
  width?: number;
  /** What is done on "yes". When it fails, the server's own message is shown and the question stays. */
  run: () => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

/** Confirms before something is done, and shows why where the server refuses it. */
export function ConfirmModal({
  title,
  okText,
  isDangerous = false,
  isReady = true,
  width = 480,
  run,
  onClose,
  children,
}: ConfirmModalProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      await run();
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'Une erreur est survenue'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      problem={problem}
      width={width}
      okText={okText}
      okButtonProps={{ danger: isDangerous, disabled: !isReady }}
      cancelText="Annuler"
      confirmLoading={isBusy}
      onOk={confirm}
      onCancel={onClose}
    >
      {children}
    </Dialog>
  );
}
