import { apiTokens } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { type ReactNode, useState } from 'react';
import { call } from '../providers/call.ts';
import { CopyOnce } from '../ui/copy-once.tsx';

const SAID = { copied: 'Jeton copié', failed: 'Sélectionnez le jeton pour le copier' };

/** Takes the secret of a token; what is answered shows it, this once. Throws what the server refuses. */
export function useSecret(): { take: (id: string) => Promise<void>; shown: ReactNode } {
  const [secret, setSecret] = useState<string | null>(null);
  const invalidate = useInvalidate();

  async function take(id: string) {
    setSecret((await call('POST', '/api-tokens/{id}/secret', { path: { id } })).secret);
    await invalidate({ resource: apiTokens.name, invalidates: ['detail'], id });
  }

  const shown = secret && (
    <CopyOnce title="Jeton d'accès" label="Jeton" text={secret} said={SAID} onClose={() => setSecret(null)}>
      <p>
        Copiez-le dans le programme qui en usera. Il n'est montré que cette fois : la boutique n'en garde qu'une
        empreinte.
      </p>
    </CopyOnce>
  );
  return { take, shown };
}
