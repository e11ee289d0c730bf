import type { Answer } from '@karite/shared/client';
import { formatDateTime } from '@karite/shared/format';
import { useCustom, useNotification } from '@refinedev/core';
import { Alert, Button, Input, Space, Spin } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import { API } from '../providers/data-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Proof } from '../ui/proof-fields.tsx';
import { ProofModal } from '../ui/proof-modal.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Passkey = Answer<'GET', '/users/me/passkeys'>[number];

/** Devices that sign in without a password, and how they come and go. `onChange`: there is one more, or one less. */
export function PasskeysPanel({ onChange }: { onChange: () => void }) {
  const { query } = useCustom<Passkey[]>({ url: `${API}/users/me/passkeys`, method: 'get', errorNotification: false });
  const { open: notify } = useNotification();
  const [isAdding, setAdding] = useState(false);
  const [renaming, rename] = useState<Passkey | null>(null);
  const [name, setName] = useState('');
  const [removing, remove] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const passkeys = query.data?.data ?? [];

  async function done(message: string) {
    notify?.({ type: 'success', message });
    await query.refetch();
    onChange();
  }

  async function add(proof: Proof) {
    const options = await call('POST', '/users/me/passkeys/options', { body: proof });
    const response = await (await import('../providers/passkey.ts')).makePasskey(options);
    if (!response) throw new Error("La clé d'accès n'a pas été créée");
    const added = await call('POST', '/users/me/passkeys', { body: { response } });
    setCodes(added.recoveryCodes);
    await done("Clé d'accès ajoutée");
  }
  async function saveName() {
    if (renaming) await call('PATCH', '/users/me/passkeys/{id}', { path: { id: renaming.id }, body: { name } });
    await done("Clé d'accès renommée");
  }
  async function takeAway(proof: Proof) {
    if (removing) await call('POST', '/users/me/passkeys/{id}/removal', { path: { id: removing.id }, body: proof });
    await done("Clé d'accès retirée");
  }

  return (
    <Panel
      title="Clés d'accès"
      subtitle="Entrer par le doigt, le visage ou le code de cet appareil, sans mot de passe"
      extra={
        passkeys.length > 0 && (
          <Button size="small" onClick={() => setAdding(true)}>
            Ajouter
          </Button>
        )
      }
    >
      {query.isLoading && <Spin />}
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isSuccess && passkeys.length === 0 && (
        <>
          <p>Une clé d'accès reste sur l'appareil : personne ne peut la deviner ni vous la faire saisir ailleurs.</p>
          <Button onClick={() => setAdding(true)}>Ajouter une clé d'accès</Button>
        </>
      )}
      <ul className="sessions" aria-label="Mes clés d'accès">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              <strong>{passkey.name}</strong>
              <small className="quiet">
                {passkey.usedAt ? `Dernière connexion le ${formatDateTime(passkey.usedAt)}` : 'Pas encore utilisée'} ·
                ajoutée le {formatDateTime(passkey.createdAt)}
              </small>
            </span>
            <Space>
              <Button
                size="small"
                aria-label={`Renommer : ${passkey.name}`}
                onClick={() => {
                  setName(passkey.name);
                  rename(passkey);
                }}
              >
                Renommer
              </Button>
              <Button size="small" danger aria-label={`Retirer : ${passkey.name}`} onClick={() => remove(passkey)}>
                Retirer
              </Button>
            </Space>
          </li>
        ))}
      </ul>
      {isAdding && (
        <ProofModal title="Ajouter une clé d'accès" okText="Continuer" run={add} onClose={() => setAdding(false)}>
          <p>
            <span>Votre navigateur va vous demander le doigt, le visage ou le code de cet appareil.</span>
            {passkeys.length === 0 && <span>{' Votre mot de passe seul ne suffira plus pour entrer.'}</span>}
          </p>
        </ProofModal>
      )}
      {renaming && (
        <ConfirmModal
          title="Renommer la clé d'accès"
          okText="Enregistrer"
          isReady={name.trim() !== ''}
          run={saveName}
          onClose={() => rename(null)}
        >
          <div className="code-input">
            <label htmlFor="passkey-name">Nom</label>
            <Input id="passkey-name" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </div>
        </ConfirmModal>
      )}
      {removing && (
        <ProofModal
          title="Retirer la clé d'accès"
          okText="Retirer"
          isDangerous
          run={takeAway}
          onClose={() => remove(null)}
        >
          <p>
            <strong>{removing.name}</strong> n'ouvrira plus votre compte. Effacez-la aussi de l'appareil.
          </p>
        </ProofModal>
      )}
      {codes && (
        <Dialog
          title="Clé d'accès ajoutée"
          width={480}
          footer={<Button onClick={() => setCodes(null)}>J'ai gardé mes codes</Button>}
          onCancel={() => setCodes(null)}
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </Panel>
  );
}
