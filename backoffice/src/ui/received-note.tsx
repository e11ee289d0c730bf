import { Tooltip } from 'antd';
import { useReceived } from './hooks/use-received.ts';

const COUNTED =
  'Le chiffre d’affaires est le total des commandes passées, payées ou non. L’encaissé est l’argent reçu, moins les remboursements.';

/** The money of some days, or of all time, beside the revenue; its tip says what each of them counts. */
export function ReceivedNote({ days }: { days?: { from: string; to: string } }) {
  const value = useReceived(days);
  return (
    <Tooltip title={COUNTED}>
      <span>
        <span>Encaissé :</span>
        {/* On a line of its own, so that nothing moves when it arrives. */}
        <br />
        <span>{value ?? '…'}</span>
      </span>
    </Tooltip>
  );
}
