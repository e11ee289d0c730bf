import type { Answer } from '@karite/shared/client';
import { Button, Flex, Form, Input, QRCode, Skeleton, Steps, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { messageOf } from '../../providers/message-of.ts';
import { useWrite } from '../../providers/use-write.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { isProven, type Proof, ProofFields, type ProofKind, requiredProof } from '../../ui/dialogs/proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const WRONG = 'Une erreur est survenue';
const STEPS = [{ title: 'Application' }, { title: 'Codes de secours' }];

/** Switches two-factor sign-in on: the password where it was typed long ago, the secret, a code of it, the recovery codes. */
export default function EnableModal({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { write: propose, isPending: isProposing } = useWrite('POST', '/users/me/second-factor');
  const { write: confirm, isPending: isConfirming } = useWrite('POST', '/users/me/second-factor/confirmation');
  const [proposal, setProposal] = useState<Answer<'POST', '/users/me/second-factor'> | null>(null);
  const [required, setRequired] = useState<ProofKind | null>(null);
  const [proof, setProof] = useState<Proof>({});
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function begin(given: Proof) {
    try {
      setProposal(await propose({ body: given }));
    } catch (error) {
      const next = requiredProof(error, given);
      setRequired((before) => next?.required ?? before);
      setProblem(next ? next.problem : messageOf(error, WRONG));
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => void begin({}), []);

  async function submit({ code }: { code: string }) {
    setProblem(null);
    if (!proposal) return begin(proof);
    try {
      setCodes((await confirm({ body: { code } })).recoveryCodes);
      onDone();
    } catch (error) {
      setProblem(messageOf(error, WRONG));
    }
  }

  return (
    <Dialog
      title={codes ? 'Double authentification activée' : 'Activer la double authentification'}
      problem={problem}
      width={480}
      okText={proposal ? 'Activer' : 'Continuer'}
      cancelText="Annuler"
      confirmLoading={isProposing || isConfirming}
      okButtonProps={{ htmlType: 'submit', form: 'second-factor', disabled: !proposal && !isProven(required, proof) }}
      onCancel={onClose}
      {...(codes && { footer: <Button onClick={onClose}>J’ai gardé mes codes</Button> })}
    >
      <Steps size="small" responsive={false} current={codes ? 1 : 0} items={STEPS} />
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form id="second-factor" layout="vertical" requiredMark={false} onFinish={submit}>
          {proposal && <Secret proposal={proposal} />}
          {proposal && (
            <Form.Item
              name="code"
              label="Code à 6 chiffres qu’elle affiche"
              rules={[{ required: true, whitespace: true, message: 'Saisissez le code' }]}
            >
              <Input autoComplete="one-time-code" maxLength={40} autoFocus />
            </Form.Item>
          )}
          {!proposal && required && <ProofFields required={required} proof={proof} onChange={setProof} />}
          {!proposal && !required && !problem && <Skeleton active />}
        </Form>
      )}
    </Dialog>
  );
}

/** What an application reads by its camera, or by hand. */
const Secret = ({ proposal: { uri, secret } }: { proposal: Answer<'POST', '/users/me/second-factor'> }) => (
  <>
    <p>
      Ouvrez une application d’authentification (Google Authenticator, Aegis, FreeOTP…), ajoutez un compte, et visez ce
      carré.
    </p>
    <Flex justify="center">
      <QRCode
        value={uri}
        size={180}
        bgColor="#ffffff"
        color="#000000"
        aria-label="Carré à viser : il contient la clé ci-dessous"
      />
    </Flex>
    <p>
      Sur ce téléphone,{' '}
      <Typography.Link href={uri} underline>
        ouvrez l’application
      </Typography.Link>
      , ou saisissez-y cette clé : <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  </>
);
