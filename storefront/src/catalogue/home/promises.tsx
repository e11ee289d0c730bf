import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './promises.module.css';

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'truck', title: 'Livraison gratuite', text: 'à partir de 15 000 FCFA' },
  { icon: 'shield', title: 'Distributeur officiel', text: 'des soins authentiques' },
  { icon: 'chat', title: 'Conseil 24h/7', text: 'par messagerie, en français' },
];

/** What a shopper can count on. */
export const Promises = () => (
  <ul className={`page ${styles.promises}`}>
    {PROMISES.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} size={26} />
        <p>
          <strong>{title}</strong>
          <br />
          {text}
        </p>
      </li>
    ))}
  </ul>
);
