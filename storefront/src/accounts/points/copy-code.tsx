import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './points.module.css';

/** A code to be typed in the cart, with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Code copié' : 'Sélectionnez le code pour le copier');
  };
  return (
    <span className={styles.code}>
      <strong>{code}</strong>
      <Button variant="quiet" aria-label={`Copier le code ${code}`} onClick={copy}>
        Copier
      </Button>
      <span role="status">{said}</span>
    </span>
  );
}
