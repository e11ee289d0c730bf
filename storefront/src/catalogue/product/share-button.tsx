import { useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './product-page.module.css';

/** Opens the phone's share sheet, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = window.location.href;
    if (navigator.share) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Lien copié' : url);
  };
  return (
    <div className={styles.share}>
      <button type="button" onClick={share}>
        <Icon name="share" size={20} /> Partager
      </button>
      <span aria-live="polite">{said}</span>
    </div>
  );
}
