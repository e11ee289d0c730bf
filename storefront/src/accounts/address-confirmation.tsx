import { useEffect, useState } from 'react';
import { requestConfirmation } from '../api/accounts.ts';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { getProfile } from '../api/session.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** What an account with an unconfirmed address may do about it (R2043); empty when it is confirmed. */
export function AddressConfirmation() {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  useEffect(() => {
    let isShown = true;
    getProfile(browserClient).then(
      ({ isEmailConfirmed }) => isShown && setIsOpen(!isEmailConfirmed),
      // The page itself shows when the profile can't be read.
      () => setIsOpen(false),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!isOpen) return null;
  const request = async () => {
    setIsBusy(true);
    try {
      setSaid({ kind: 'success', text: (await requestConfirmation(browserClient)).message });
    } catch (error) {
      setSaid({ kind: 'error', text: messageOf(error, 'Impossible d’envoyer le lien. Veuillez réessayer.') });
    }
    setIsBusy(false);
  };
  return (
    <div>
      <p>
        Votre adresse n’est pas confirmée. Une fois confirmée, vos données et la suppression du compte comprennent aussi
        ce que vous avez demandé avec elle sans être connecté : newsletter, alertes de stock.
      </p>
      {said && (
        <Notice kind={said.kind}>
          <p>{said.text}</p>
        </Notice>
      )}
      <Button variant="outline" disabled={isBusy} onClick={request}>
        Confirmer mon adresse
      </Button>
    </div>
  );
}
