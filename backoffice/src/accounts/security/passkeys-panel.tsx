import { formatDateTime } from '@karite/shared/format';
import { useCustom } from '@refinedev/core';
import { Button, Flex, List, Space } from 'antd';
import { useState } from 'react';
import { API } from '../../providers/api.ts';
import { detailOf } from '../../providers/http-client.ts';
import { useWrite } from '../../providers/use-write.ts';
import type { Proof } from '../../ui/dialogs/proof-fields.tsx';
import { ProofModal } from '../../ui/dialogs/proof-modal.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { CodesModal } from './codes-modal.tsx';
import { type Passkey, RenameModal } from './rename-modal.tsx';

/** Devices that sign in without a password, and how they come and go. `onChange`: there is one more, or one less. */
export function PasskeysPanel({ onChange }: { onChange: () => void }) {
  const { query } = useCustom<Passkey[]>({ url: `${API}/users/me/passkeys`, method: 'get', errorNotification: false });
  const { write: begin } = useWrite('POST', '/users/me/passkeys/options');
  const { write: finish } = useWrite('POST', '/users/me/passkeys', { done: 'Clé d’accès ajoutée' });
  const { write: takeAway } = useWrite('POST', '/users/me/passkeys/{id}/removal', { done: 'Clé d’accès retirée' });
  const [isAdding, setAdding] = useState(false);
  const [renaming, rename] = useState<Passkey | null>(null);
  const [removing, remove] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const passkeys = query.data?.data ?? [];

  async function refresh() {
    await query.refetch();
    onChange();
  }
  async function add(proof: Proof) {
    const options = await begin({ body: proof });
    const response = await (await import('../../providers/passkey.ts')).makePasskey(options);
    if (!response) throw new Error('La clé d’accès n’a pas été créée');
    setCodes((await finish({ body: { response } })).recoveryCodes);
    await refresh();
  }

  return (
    <Panel
      title="Clés d’accès"
      subtitle="Entrer par le doigt, le visage ou le code de cet appareil, sans mot de passe"
      extra={
        passkeys.length > 0 && (
          <Button size="small" onClick={() => setAdding(true)}>
            Ajouter
          </Button>
        )
      }
    >
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isSuccess && passkeys.length === 0 ? (
        <>
          <p>Une clé d’accès reste sur l’appareil : personne ne peut la deviner ni vous la faire saisir ailleurs.</p>
          <Button onClick={() => setAdding(true)}>Ajouter une clé d’accès</Button>
        </>
      ) : (
        <List
          loading={query.isLoading}
          dataSource={passkeys}
          rowKey="id"
          renderItem={(passkey) => (
            <List.Item
              extra={
                <Space wrap>
                  <Button size="small" aria-label={`Renommer : ${passkey.name}`} onClick={() => rename(passkey)}>
                    Renommer
                  </Button>
                  <Button size="small" danger aria-label={`Retirer : ${passkey.name}`} onClick={() => remove(passkey)}>
                    Retirer
                  </Button>
                </Space>
              }
            >
              <Flex vertical>
                <strong>{passkey.name}</strong>
                <span className="quiet">
                  {passkey.usedAt ? `Dernière connexion le ${formatDateTime(passkey.usedAt)}` : 'Pas encore utilisée'} ·
                  ajoutée le {formatDateTime(passkey.createdAt)}
                </span>
              </Flex>
            </List.Item>
          )}
        />
      )}
      {isAdding && (
        <ProofModal title="Ajouter une clé d’accès" okText="Continuer" run={add} onClose={() => setAdding(false)}>
          <p>
            <span>Votre navigateur va vous demander le doigt, le visage ou le code de cet appareil.</span>
            {passkeys.length === 0 && <span>{' Votre mot de passe seul ne suffira plus pour entrer.'}</span>}
          </p>
        </ProofModal>
      )}
      {renaming && <RenameModal passkey={renaming} onDone={refresh} onClose={() => rename(null)} />}
      {removing && (
        <ProofModal
          title="Retirer la clé d’accès"
          okText="Retirer"
          isDangerous
          run={async (proof) => {
            await takeAway({ path: { id: removing.id }, body: proof });
            await refresh();
          }}
          onClose={() => remove(null)}
        >
          <p>
            <strong>{removing.name}</strong> n’ouvrira plus votre compte. Effacez-la aussi de l’appareil.
          </p>
        </ProofModal>
      )}
      {codes && <CodesModal title="Clé d’accès ajoutée" codes={codes} onClose={() => setCodes(null)} />}
    </Panel>
  );
}
