import { useState } from 'react';
import { CodeInput } from '../../ui/code-input.tsx';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';

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
      <CodeInput label="Code de l'application, ou code de secours" value={code} onChange={setCode} />
    </ConfirmModal>
  );
};
