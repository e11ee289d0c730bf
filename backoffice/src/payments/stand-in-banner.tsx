import { use } from 'react';
import { call } from '../providers/call.ts';
import { Alert } from '../ui/states/alert.tsx';
import './stand-in-banner.css';

/** Pages wait no longer than this, in ms. */
const PATIENCE_MS = 5_000;

let cached: Promise<boolean> | null = null;

async function fetchStandIn(): Promise<boolean> {
  const impatience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
  const answer = call('GET', '/payment-methods/offered').then((offered) => offered.some(({ isTest }) => isTest));
  return Promise.race([answer, impatience]).catch(() => false);
}

/** Whether payments are simulated. Requested once per page load: only a restart changes it. Pages of payments show failures. */
export function arePaymentsPlayed(): Promise<boolean> {
  cached ??= fetchStandIn();
  return cached;
}

/** Warns on every page that payments are simulated. It is loaded before the page, which it would push down. */
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
          <span className="stand-in-way-out">Donnez les clés d’un prestataire pour vendre.</span>
        </>
      }
    />
  );
}
