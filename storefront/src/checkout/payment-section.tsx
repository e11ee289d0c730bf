import type { PaymentMethod } from '@karite/shared/region';
import { Notice } from '../ui/notice/notice.tsx';
import type { Draft } from './checkout-draft.ts';
import styles from './checkout-page.module.css';
import { Choice } from './choice.tsx';

const WAYS: readonly { method: PaymentMethod; title: string; text: string }[] = [
  { method: 'en-ligne', title: 'En ligne', text: 'Mobile money ou carte bancaire' },
  { method: 'especes', title: 'Espèces', text: 'À la remise de votre commande' },
  { method: 'boutique', title: 'En boutique', text: 'À nos comptoirs, avant le retrait' },
];

/** How it is paid (spec §2, "payment mode"). */
export const PaymentSection = ({
  draft: { method },
  edit,
}: {
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
}) => (
  <fieldset className={styles.section}>
    <legend>Mode de paiement</legend>
    <div className={styles.ways}>
      {WAYS.map((way) => (
        <Choice
          key={way.method}
          name="method"
          title={way.title}
          text={way.text}
          checked={method === way.method}
          onChoose={() => edit({ method: way.method })}
        />
      ))}
    </div>
    {method === 'en-ligne' && (
      <Notice>
        <p>Le paiement en ligne n'est pas encore ouvert</p>
      </Notice>
    )}
  </fieldset>
);
