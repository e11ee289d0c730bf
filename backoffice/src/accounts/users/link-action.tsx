import type { Answer } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { API } from '../../providers/api.ts';
import { useWrite } from '../../providers/use-write.ts';
import type { RecordAction } from '../../resource/resource-context.ts';
import { CopyOnce } from '../../ui/dialogs/copy-once.tsx';
import type { Proof } from '../../ui/dialogs/proof-fields.tsx';
import { ProofModal } from '../../ui/dialogs/proof-modal.tsx';
import { StillLoading } from '../../ui/states/loading.tsx';
import type { Account } from './account-changes.ts';

const KINDS = [
  { value: 'reset', label: 'Choisir un nouveau mot de passe (une heure, une seule fois)' },
  { value: 'confirmation', label: 'Confirmer son adresse e-mail' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** Under a profile, where the shop sends no e-mails: the link that its owner would have got, to be handed over (R2042). */
export const LinkAction: RecordAction<Account> = ({ record: account, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>('reset');
  const [url, setUrl] = useState<string | null>(null);
  const { write } = useWrite('POST', '/users/{id}/link');
  const { query } = useCustom<Answer<'GET', '/users/{id}/link'>>({
    url: `${API}/users/${account.id}/link`,
    method: 'get',
    queryOptions: { enabled: !isInRow },
    errorNotification: false,
  });
  if (query.isLoading) return <StillLoading />;
  if (isInRow || !query.data?.data.isOffered || !account.isActive) return null;

  async function give(proof: Proof) {
    setUrl((await write({ path: { id: account.id }, body: { kind, ...proof } })).url);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Copier un lien de compte…</Button>
      {isOpen && (
        <ProofModal title="Lien de compte" okText="Obtenir le lien" run={give} onClose={() => setOpen(false)}>
          <p>
            La boutique n’envoie pas d’e-mails : remettez vous-même ce lien à <strong>{account.email}</strong>, et à
            personne d’autre. Qui l’ouvre agit à sa place. Le journal garde que vous l’avez demandé.
          </p>
          <Radio.Group
            className="status-choice"
            aria-label="Lien"
            value={kind}
            options={KINDS.map(({ value, label }) => ({ value, label }))}
            onChange={(event) => setKind(event.target.value)}
          />
        </ProofModal>
      )}
      {url && (
        <CopyOnce
          title="Lien de compte"
          label={`Lien pour ${account.email}`}
          text={url}
          messages={{ copied: 'Lien copié', failed: 'Copiez le lien à la main' }}
          onClose={() => setUrl(null)}
        >
          <p>
            Pour <strong>{account.email}</strong> seulement. Il n’est montré que cette fois.
          </p>
        </CopyOnce>
      )}
    </>
  );
};
