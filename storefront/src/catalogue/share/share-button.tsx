import { useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './share-button.module.css';

type Props = {
  title: string;
  /** What is shared; this page's own address when absent. */
  url?: () => string;
  label?: string;
};

/** Opens the phone's share sheet, or copies the address where there is none. */
export function ShareButton({ title, url: urlOf = () => window.location.href, label = 'Partager' }: Props) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = urlOf();
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
        <Icon name="share" size={20} /> {label}
      </button>
      <span aria-live="polite">{said}</span>
    </div>
  );
}
