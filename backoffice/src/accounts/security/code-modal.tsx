import { useState } from 'react';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { CodeInput } from '../../ui/fields/code-input.tsx';

type CodeModalProps = {
  title: string;
  okText: string;
  text: string;
  isDangerous?: boolean;
  run: (code: string) => Promise<void>;
  onClose: () => void;
};

/** Requires a code before two-factor sign-in is changed. */
export const CodeModal = ({ text, run, ...modal }: CodeModalProps) => {
  const [code, setCode] = useState('');
  return (
    <ConfirmModal {...modal} isReady={code.trim() !== ''} run={() => run(code)}>
      <p>{text}</p>
      <CodeInput label="Code de l’application, ou code de secours" value={code} onChange={setCode} />
    </ConfirmModal>
  );
};
