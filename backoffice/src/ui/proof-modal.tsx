import { type ReactNode, useState } from 'react';
import { ConfirmModal } from './confirm-modal.tsx';
import { type Asked, askedFor, isProven, type Proof, ProofFields } from './proof-fields.tsx';

type ProofModalProps = {
  title: string;
  okText: string;
  isDangerous?: boolean;
  run: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before an account's guards are changed; where the sign-in was long ago, for the password and a code as well. */
export function ProofModal({ run, children, ...modal }: ProofModalProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [proof, setProof] = useState<Proof>({});

  const prove = () =>
    run(proof).catch((error: unknown) => {
      const next = askedFor(error, proof);
      if (next) setAsked(next.asked);
      throw next && !next.problem ? new Error('Saisissez votre mot de passe actuel') : error;
    });

  return (
    <ConfirmModal {...modal} isReady={isProven(asked, proof)} run={prove}>
      {children}
      {asked && <ProofFields asked={asked} proof={proof} onChange={setProof} />}
    </ConfirmModal>
  );
}
