import { use } from 'react';
import { call } from '../providers/call.ts';
import { Alert } from '../ui/alert.tsx';
import './stand-in-banner.css';

/** Pages are not kept waiting longer than this, in ms. */
const PATIENCE_MS = 5_000;

let cached: Promise<boolean> | null = null;

async function fetchStandIn(): Promise<boolean> {
  const impatience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
  const answer = call('GET', '/payment-methods/offered').then((offered) => offered.some(({ isTest }) => isTest));
  return Promise.race([answer, impatience]).catch(() => false);
}

/** Whether payments are played. Asked once a load: only a restart changes it. What fails is said where payments are. */
export function arePaymentsPlayed(): Promise<boolean> {
  cached ??= fetchStandIn();
  return cached;
}

/** Says on every page that payments are played, while they are. It is known first: it would push the page down. */
export function StandInBanner() {
  if (!use(arePaymentsPlayed())) return null;
  return (
    <Alert
      className="stand-in-banner"
      type="warning"
      role="note"
      message={
        <>
          Paiements de test : rien n'est débité, et ces paiements ne comptent dans aucun chiffre.{' '}
          <span className="stand-in-way-out">Donnez les clés de KkiaPay ou de pawaPay pour vendre.</span>
        </>
      }
    />
  );
}
