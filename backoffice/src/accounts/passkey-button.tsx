import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../providers/message-of.ts';
import type { Signed } from '../providers/passkey.ts';

/** Whether this browser knows passkeys, on this address. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

type PasskeyButtonProps = { enter: (response: Signed) => Promise<void>; onProblem: (problem: string | null) => void };

/** A sign-in without a password: by the button, or among what the browser fills in. What it takes comes after the form. */
export function PasskeyButton({ enter, onProblem }: PasskeyButtonProps) {
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

  async function signIn() {
    onProblem(null);
    setBusy(true);
    try {
      const response = await (await import('../providers/passkey.ts')).requestPasskey();
      if (response) await enter(response);
      else onProblem('Aucune clé d’accès n’a servi. Réessayez, ou entrez avec votre mot de passe.');
    } catch (error) {
      onProblem(messageOf(error, 'Erreur de connexion'));
    }
    setBusy(false);
  }

  return (
    <Button block loading={isBusy} onClick={signIn}>
      Utiliser une clé d’accès
    </Button>
  );
}
