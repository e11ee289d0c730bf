import { type ReactNode, useState } from 'react';
import { ConfirmModal } from './confirm-modal.tsx';
import { isProven, type Proof, ProofFields, type ProofKind, requiredProof } from './proof-fields.tsx';

type ProofModalProps = {
  title: string;
  okText: string;
  isDangerous?: boolean;
  run: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** Confirms before an account's security changes; long after the sign-in it requires the password and a code as well. */
export function ProofModal({ run, children, ...modal }: ProofModalProps) {
  const [required, setRequired] = useState<ProofKind | null>(null);
  const [proof, setProof] = useState<Proof>({});

  const prove = () =>
    run(proof).catch((error: unknown) => {
      const next = requiredProof(error, proof);
      if (next) setRequired(next.required);
      throw next && !next.problem ? new Error('Saisissez votre mot de passe actuel') : error;
    });

  return (
    <ConfirmModal {...modal} isReady={isProven(required, proof)} run={prove}>
      {children}
      {required && <ProofFields required={required} proof={proof} onChange={setProof} />}
    </ConfirmModal>
  );
}
