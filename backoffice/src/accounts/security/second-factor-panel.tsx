import type { Answer } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { useCustom } from '@refinedev/core';
import { Button, Skeleton, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { API } from '../../providers/api.ts';
import { detailOf } from '../../providers/http-client.ts';
import { useWrite } from '../../providers/use-write.ts';
import { ProofModal } from '../../ui/dialogs/proof-modal.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { CodeModal } from './code-modal.tsx';
import { CodesModal } from './codes-modal.tsx';

const EnableModal = lazy(() => import('./enable-modal.tsx'));

type State = Answer<'GET', '/users/me/second-factor'>;

/** The state of the account's second factor. */
type SecondFactorQuery = {
  data?: { data: State };
  isLoading: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
};

export const useSecondFactor = (): { query: SecondFactorQuery } =>
  useCustom<State>({ url: `${API}/users/me/second-factor`, method: 'get', errorNotification: false });

/** With so few recovery codes, new ones are suggested. */
const FEW = 3;

const leftInWords = (left: number) =>
  left === 0 ? 'Aucun code de secours ne reste : faites-en de nouveaux.' : `${plural(left, 'code')} de secours.`;

/** For who has passkeys alone: codes for when the devices are lost. */
const RecoveryLeft = ({ left, setDialog }: { left: number; setDialog: () => void }) => (
  <p>
    {leftInWords(left)}{' '}
    <Button size="small" onClick={setDialog}>
      Nouveaux codes de secours
    </Button>
  </p>
);

/** Whether sign-in requires a code, and the way to change that. */
export function SecondFactorPanel({ query }: { query: SecondFactorQuery }) {
  const { write: remove } = useWrite('POST', '/users/me/second-factor/removal');
  const { write: takeCodes } = useWrite('POST', '/users/me/second-factor/recovery-codes');
  const [dialog, setDialog] = useState<'on' | 'off' | 'codes' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const state = query.data?.data;
  const close = () => setDialog(null);
  const refresh = () => void query.refetch();

  async function switchOff(code: string) {
    await remove({ body: { code } });
    refresh();
  }
  async function renew(code?: string) {
    setCodes((await takeCodes({ body: { code } })).recoveryCodes);
    refresh();
  }

  return (
    <Panel title="Double authentification" subtitle="Un code de votre téléphone, en plus du mot de passe">
      {query.isLoading && <Skeleton active />}
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {state && !state.isOn && (
        <>
          {state.passkeys > 0 && <RecoveryLeft left={state.recoveryCodesLeft} setDialog={() => setDialog('codes')} />}
          <p>Qui connaîtrait votre mot de passe n’entrerait pas : il lui faudrait aussi votre téléphone.</p>
          <Button type="primary" onClick={() => setDialog('on')}>
            Activer
          </Button>
        </>
      )}
      {state?.isOn && (
        <Space direction="vertical">
          <Alert
            type={state.recoveryCodesLeft > FEW ? 'success' : 'warning'}
            showIcon
            message="Activée"
            description={leftInWords(state.recoveryCodesLeft)}
          />
          <Space wrap>
            <Button onClick={() => setDialog('codes')}>Nouveaux codes de secours</Button>
            <Button danger onClick={() => setDialog('off')}>
              Désactiver
            </Button>
          </Space>
        </Space>
      )}
      {dialog === 'on' && (
        <Suspense fallback={null}>
          <EnableModal onDone={refresh} onClose={close} />
        </Suspense>
      )}
      {dialog === 'off' && (
        <CodeModal
          title="Désactiver la double authentification"
          okText="Désactiver"
          text="Votre mot de passe suffira à nouveau pour entrer."
          isDangerous
          run={switchOff}
          onClose={close}
        />
      )}
      {dialog === 'codes' && !state?.isOn && (
        <ProofModal
          title="Nouveaux codes de secours"
          okText="Renouveler"
          run={({ code }) => renew(code)}
          onClose={close}
        >
          <p>Ceux d’avant ne vaudront plus.</p>
        </ProofModal>
      )}
      {dialog === 'codes' && state?.isOn && (
        <CodeModal
          title="Nouveaux codes de secours"
          okText="Renouveler"
          text="Ceux d’avant ne vaudront plus."
          run={renew}
          onClose={close}
        />
      )}
      {codes && <CodesModal title="Nouveaux codes de secours" codes={codes} onClose={() => setCodes(null)} />}
    </Panel>
  );
}
