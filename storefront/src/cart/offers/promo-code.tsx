import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { messageOf, NETWORK_MESSAGE } from '../../api/api-error.ts';
import { browserClient } from '../../api/browser-client.ts';
import { offerOfCode } from '../../api/offers.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { promoCodeAtom } from './offer-atoms.ts';
import styles from './promo-code.module.css';

/** Where a code is typed, and given up again (R1930). */
export default function PromoCode(): ReactNode {
  const [judged, setJudged] = useAtom(promoCodeAtom);
  const [typed, setTyped] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState('');
  const check = async (code: string) => {
    setChecking(true);
    setFailure('');
    await offerOfCode(browserClient, code).then(setJudged, (error: unknown) =>
      setFailure(messageOf(error, NETWORK_MESSAGE)),
    );
    setChecking(false);
  };
  const submit = () => {
    const code = typed.trim();
    if (code && !isChecking) void check(code);
  };
  if (judged?.offer)
    return (
      <p role="status" className={styles.taken}>
        <span>
          Code <strong>{judged.code.toUpperCase()}</strong> : {judged.offer.name}
        </span>
        <button type="button" onClick={() => setJudged(null)}>
          Retirer
        </button>
      </p>
    );
  return (
    <div className={styles.code}>
      <TextField
        label="Code promo"
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        error={failure || (judged?.reason ?? undefined)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the checkout's own form.
          event.preventDefault();
          submit();
        }}
      />
      <Button variant="outline" disabled={isChecking} onClick={submit}>
        {isChecking ? 'Vérification...' : 'Appliquer'}
      </Button>
    </div>
  );
}
