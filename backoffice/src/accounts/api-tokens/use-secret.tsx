import { apiTokens } from '@karite/shared/resources';
import { useState } from 'react';
import { useWrite } from '../../providers/use-write.ts';
import { CopyOnce } from '../../ui/dialogs/copy-once.tsx';

const PATH = '/api-tokens/{id}/secret';
const MESSAGES = { copied: 'Jeton copié', failed: 'Sélectionnez le jeton pour le copier' };

/**
 * Takes the secret of a token and returns an element that shows it once. A refusal is shown where `failed` is given, else
 * thrown for the calling window.
 */
export function useSecret(failed?: string) {
  const [secret, setSecret] = useState<string | null>(null);
  const { write, attempt } = useWrite('POST', PATH, { changes: [apiTokens.name], ...(failed && { failed }) });
  const send = failed ? attempt : write;
  const take = async (id: string) => setSecret((await send({ path: { id } }))?.secret ?? null);
  const shown = secret && (
    <CopyOnce title="Jeton d’accès" label="Jeton" text={secret} messages={MESSAGES} onClose={() => setSecret(null)}>
      <p>
        Copiez-le dans le programme qui en usera. Il n’est montré que cette fois : la boutique n’en garde qu’une
        empreinte.
      </p>
    </CopyOnce>
  );
  return { take, shown };
}
