import { freeDeliveryText } from '../../identity/free-delivery.ts';
import { useRules } from '../../identity/settings.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './promises.module.css';

type Said = { icon: IconName; title: string; text: string };

const PROMISES: readonly Said[] = [
  { icon: 'shield', title: 'Distributeur officiel', text: 'des soins authentiques' },
  { icon: 'chat', title: 'Conseil 24h/7', text: 'par messagerie, en français' },
];

/** What a shopper can count on. */
export const Promises = () => (
  <ul className={`page ${styles.promises}`}>
    <Promised icon="truck" title="Livraison gratuite" text={freeDeliveryText(useRules().freeDeliveryFrom)} />
    {PROMISES.map((said) => (
      <Promised key={said.title} {...said} />
    ))}
  </ul>
);

const Promised = ({ icon, title, text }: Said) => (
  <li>
    <Icon name={icon} size={26} />
    <p>
      <strong>{title}</strong>
      <br />
      {text}
    </p>
  </li>
);
