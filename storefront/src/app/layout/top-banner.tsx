import { formatBannerMoney } from '@karite/shared/money';
import { freeDeliveryText } from '../../identity/free-delivery.ts';
import { useContacts, useLayoutParts, useRules } from '../../identity/settings.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './top-banner.module.css';

/** The top line and its ticker (R1203). The ticker's second half only fills the gap while the first one leaves. */
export function TopBanner() {
  const { freeDeliveryFrom } = useRules();
  const announced = useLayoutParts()?.announcement;
  const announcement = useContacts()?.announcement;
  const text =
    announced?.text ?? announcement ?? `Livraison gratuite ${freeDeliveryText(freeDeliveryFrom, formatBannerMoney)}`;
  return (
    <>
      <p className={styles.offer}>{announced?.link ? <Link to={announced.link}>{text}</Link> : text}</p>
      <div className={styles.ticker}>
        <Round />
        <Round repeated />
      </div>
    </>
  );
}

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram' } as const;

function Round({ repeated = false }: { repeated?: boolean }) {
  const { branches = [], ticker = [], networks = [] } = useContacts() ?? {};
  return (
    <ul aria-hidden={repeated || undefined} inert={repeated}>
      <li>{branches.map(({ name }) => name).join(' · ')}</li>
      {ticker.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
      {networks.map(({ icon, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} size={16} /> {NETWORKS[icon]}
          </a>
        </li>
      ))}
    </ul>
  );
}
