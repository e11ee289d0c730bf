import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { lookUpOrder } from '../api/orders.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button } from '../ui/button/button.tsx';
import { TextField } from '../ui/field/field.tsx';
import { inSight } from '../ui/field/in-sight.ts';
import { useFirstFault } from '../ui/field/use-first-fault.ts';
import { NeedsScript } from '../ui/needs-script/needs-script.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './orders.module.css';
import { StatusLabel } from './status-label.tsx';
import { StatusLine } from './status-line.tsx';

type Found = Awaited<ReturnType<typeof lookUpOrder>>;

/** The status of an order, by its short number and its phone. Articles and address: by the signed link alone. */
export function Component() {
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<{ text: string; number?: string; phone?: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(form, problem);

  async function lookUp(event: FormEvent) {
    event.preventDefault();
    if (!number.trim() || !phone.trim())
      return setProblem({
        text: '',
        ...(!number.trim() && { number: 'Indiquez le numéro de la commande' }),
        ...(!phone.trim() && { phone: 'Indiquez le téléphone' }),
      });
    setBusy(true);
    setProblem(null);
    setFound(null);
    try {
      setFound(await lookUpOrder(browserClient, number, phone));
    } catch (error) {
      setProblem({ text: messageOf(error, 'Erreur lors de la recherche de la commande') });
    }
    setBusy(false);
  }

  return (
    <div className="page narrow">
      <PageMeta title="Suivre une commande" hidden />
      <h1 className={styles.title}>Suivre une commande</h1>
      <NeedsScript />
      <form ref={form} className={styles.lookUp} onSubmit={lookUp} noValidate>
        <TextField
          label="Numéro de commande"
          placeholder="KR-7F4K-92"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={number}
          error={problem?.number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label="Téléphone donné à la commande"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          error={problem?.phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <Button type="submit" disabled={busy}>
          Suivre
        </Button>
        {problem?.text && <Notice kind="error">{problem.text}</Notice>}
      </form>
      {found && (
        <section ref={inSight} tabIndex={-1} className={styles.found}>
          <h2>Commande {found.shortNumber}</h2>
          <StatusLabel status={found.status} type={found.deliveryType} isRefunded={found.isRefunded} />
          <StatusLine
            status={found.status}
            type={found.deliveryType}
            steps={found.steps}
            isPaidFirst={false}
            isRefunded={found.isRefunded}
          />
          <p className={styles.quiet}>
            Pour voir les articles et l’adresse, ouvrez le lien de suivi de votre confirmation, ou connectez-vous.
          </p>
        </section>
      )}
    </div>
  );
}
