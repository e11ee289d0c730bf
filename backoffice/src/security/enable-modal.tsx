import type { Answer } from '@karite/shared/client';
import { Button, QRCode, Spin } from 'antd';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import { CodeInput } from '../ui/code-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Asked, askedFor, isProven, type Proof, ProofFields } from '../ui/proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Proposal = Answer<'POST', '/users/me/second-factor'>;

/** Switches two-factor sign-in on: the password where it was typed long ago, the secret, a code of it, the recovery codes. */
export default function EnableModal({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [proof, setProof] = useState<Proof>({});
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const propose = useCallback(async (given: Proof) => {
    setProblem(null);
    try {
      setProposal(await call('POST', '/users/me/second-factor', { body: given }));
    } catch (error) {
      const next = askedFor(error, given);
      setAsked((before) => next?.asked ?? before);
      setProblem(next ? next.problem : messageOf(error, 'Une erreur est survenue'));
    }
  }, []);
  useEffect(() => void propose({}), [propose]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    if (!proposal) await propose(proof);
    else
      try {
        setProblem(null);
        setCodes((await call('POST', '/users/me/second-factor/confirmation', { body: { code } })).recoveryCodes);
        onDone();
      } catch (error) {
        setProblem(messageOf(error, 'Une erreur est survenue'));
      }
    setBusy(false);
  }

  const title = codes ? 'Double authentification activée' : 'Activer la double authentification';
  if (codes)
    return (
      <Dialog
        title={title}
        width={480}
        footer={<Button onClick={onClose}>J'ai gardé mes codes</Button>}
        onCancel={onClose}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      problem={problem}
      width={480}
      okText={proposal ? 'Activer' : 'Continuer'}
      cancelText="Annuler"
      confirmLoading={isBusy}
      okButtonProps={{
        htmlType: 'submit',
        form: 'second-factor',
        disabled: proposal ? code.trim() === '' : !isProven(asked, proof),
      }}
      onCancel={onClose}
    >
      <form id="second-factor" className="second-factor-steps" onSubmit={submit}>
        {proposal && (
          <>
            <p>
              Ouvrez une application d'authentification (Google Authenticator, Aegis, FreeOTP…), ajoutez un compte, et
              visez ce carré.
            </p>
            <div className="second-factor-code">
              <QRCode
                value={proposal.uri}
                size={180}
                bgColor="#ffffff"
                color="#000000"
                aria-label="Carré à viser : il contient la clé ci-dessous"
              />
            </div>
            <p>
              Sur ce téléphone, <a href={proposal.uri}>ouvrez l'application</a>, ou saisissez-y cette clé :{' '}
              <code>{proposal.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <CodeInput label="Code à 6 chiffres qu'elle affiche" value={code} onChange={setCode} />
          </>
        )}
        {!proposal && asked && <ProofFields asked={asked} proof={proof} onChange={setProof} />}
        {!proposal && !asked && !problem && <Spin />}
      </form>
    </Dialog>
  );
}
