import { ExperimentOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { use } from 'react';
import { call } from '../providers/call.ts';

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

/** The chip that says on every page that payments are simulated. It is loaded before the page, so that nothing moves. */
export function StandInChip({ isShort = false }: { isShort?: boolean }) {
  if (!use(arePaymentsPlayed())) return null;
  return (
    <Popover
      trigger={['hover', 'click', 'focus']}
      placement="bottom"
      content={
        <>
          <p>Rien n’est débité, et ces paiements ne comptent dans aucun chiffre.</p>
          <p>Donnez les clés d’un prestataire pour vendre.</p>
        </>
      }
    >
      <Button className="stand-in-chip" icon={<ExperimentOutlined aria-hidden />} aria-label="Paiements de test">
        {!isShort && 'Paiements de test'}
      </Button>
    </Popover>
  );
}
