import { useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import { Alert } from '../ui/alert.tsx';

/** Says on every page that payments are played, while they are. Asked once a load: only a restart changes it. */
export function StandInBanner() {
  const [isPlayed, setPlayed] = useState(false);
  useEffect(() => {
    // Nobody waits for it: what fails here is said where payments are.
    call('GET', '/payment-methods/offered').then(
      (offered) => setPlayed(offered.some((method) => method.isTest)),
      () => undefined,
    );
  }, []);
  if (!isPlayed) return null;
  return (
    <Alert
      type="warning"
      // It stands there as long as the page does: nothing that happened.
      role="note"
      banner
      message="Paiements de test : rien n'est débité, et ces paiements ne comptent dans aucun chiffre. Donnez les clés de KkiaPay ou de pawaPay pour vendre."
    />
  );
}
