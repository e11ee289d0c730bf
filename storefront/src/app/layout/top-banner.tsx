import { BRANCHES } from '../../identity/branches.ts';
import { freeDeliveryText } from '../../identity/free-delivery.ts';
import { useRules } from '../../identity/settings.ts';
import { SHOP } from '../../identity/shop.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './top-banner.module.css';

/** The top line and its ticker (R1203). The ticker's second half only fills the gap while the first one leaves. */
export const TopBanner = () => (
  <>
    <p className={styles.offer}>Livraison gratuite {freeDeliveryText(useRules().freeDeliveryFrom, 'f')}</p>
    <div className={styles.ticker}>
      <Round />
      <Round repeated />
    </div>
  </>
);

const Round = ({ repeated = false }: { repeated?: boolean }) => (
  <ul aria-hidden={repeated || undefined} inert={repeated}>
    <li>{BRANCHES.map((contact) => contact.name).join(' · ')}</li>
    <li>Support 24h/7</li>
    <li>{SHOP.promise}</li>
    {SHOP.social.map(({ name, icon, url }) => (
      <li key={name}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <Icon name={icon} size={16} /> {name}
        </a>
      </li>
    ))}
  </ul>
);
