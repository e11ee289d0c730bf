import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../providers/message-of.ts';
import type { Signed } from '../providers/passkey.ts';

/** Whether this browser knows passkeys, on this address. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

type PasskeyButtonProps = { enter: (response: Signed) => Promise<void>; tell: (problem: string | null) => void };

/** A sign-in without a password: by the button, or among what the browser fills in. What it takes comes after the form. */
export function PasskeyButton({ enter, tell }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const signed = useEffectEvent((response: Signed) => void enter(response));
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    import('../providers/passkey.ts').then(
      ({ offerPasskeys }) => {
        if (stop) stop = offerPasskeys(signed);
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, []);

  async function ask() {
    tell(null);
    setBusy(true);
    try {
      const response = await (await import('../providers/passkey.ts')).askPasskey();
      if (response) await enter(response);
      else tell("Aucune clé d'accès n'a servi. Réessayez, ou entrez avec votre mot de passe.");
    } catch (error) {
      tell(messageOf(error, 'Erreur de connexion'));
    }
    setBusy(false);
  }

  return (
    <Button block loading={isBusy} onClick={ask}>
      Utiliser une clé d'accès
    </Button>
  );
}
