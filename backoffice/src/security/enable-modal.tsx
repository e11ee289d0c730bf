import type { Answer } from '@karite/shared/client';
import { Button, Input, QRCode, Spin } from 'antd';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import { isHttpError } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CodeInput } from './code-input.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Proposal = Answer<'POST', '/users/me/second-factor'>;

/** Switches two-factor sign-in on: the password where it was typed long ago, the secret, a code of it, the recovery codes. */
export default function EnableModal({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const propose = useCallback(async (currentPassword?: string) => {
    setProblem(null);
    try {
      setProposal(await call('POST', '/users/me/second-factor', { body: { currentPassword } }));
    } catch (error) {
      const isAsked = isHttpError(error) && error.code === 'password_required';
      setNeedsPassword(isAsked);
      if (!isAsked || currentPassword) setProblem(messageOf(error, 'Une erreur est survenue'));
    }
  }, []);
  useEffect(() => void propose(), [propose]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    if (!proposal) await propose(password);
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
      okButtonProps={{ htmlType: 'submit', form: 'second-factor', disabled: proposal ? code.trim() === '' : !password }}
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
        {!proposal && needsPassword && (
          <div className="code-input">
            <label htmlFor="current-password">Mot de passe actuel</label>
            <Input
              type="password"
              id="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
            />
          </div>
        )}
        {!proposal && !needsPassword && !problem && <Spin />}
      </form>
    </Dialog>
  );
}
