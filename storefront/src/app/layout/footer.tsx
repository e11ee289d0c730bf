import { footer as ownLinks } from 'virtual:links';
import { paths } from '@karite/shared/paths';
import { formatPhone } from '@karite/shared/region';
import type { Contacts } from '../../api/settings.ts';
import { DataSaverSwitch } from '../../connection/data-saver-switch.tsx';
import { useContacts, useIdentity, useLayoutParts, useLinks } from '../../identity/settings.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './footer.module.css';

const LINKS = [
  ...(ownLinks ?? []),
  { label: 'Contact', to: paths.contact },
  { label: 'Mentions légales', to: paths.legal },
  { label: 'Conditions de vente', to: paths.terms },
  { label: 'Confidentialité', to: paths.privacy },
  { label: 'Cookies', to: paths.cookies },
  { label: 'Plan du site', to: paths.siteMap },
];

/** Where to find us in the four countries, folded on a phone, and the small print (R1206). */
export const Footer = () => (
  <div className="page">
    <div className={styles.shop}>
      <p className={styles.name}>{useIdentity().name}</p>
      <p>{useIdentity().promise}</p>
      <Link to={paths.histoires}>Notre Histoire</Link>
      {useLinks()?.hasHelp && <Link to={paths.help}>Aide</Link>}
      <DataSaverSwitch />
    </div>
    <details className={`fold ${styles.contacts}`}>
      <summary>Nos adresses</summary>
      <ul>
        {useContacts()?.branches.map((branch) => (
          <li key={branch.name}>
            <BranchContact {...branch} />
          </li>
        ))}
      </ul>
    </details>
    {(useLayoutParts()?.columns ?? []).map(({ title, links }) => (
      <nav key={title} className={styles.column} aria-label={title}>
        <p>{title}</p>
        <ul>
          {links.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    ))}
    <div className={styles.end}>
      <p>© 2025 {useIdentity().name}</p>
      <ul>
        {LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const BranchContact = ({ name, address, phone, email }: Contacts['branches'][number]) => (
  <address>
    <strong>{name}</strong>
    <span>{address}</span>
    <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
    <a href={`mailto:${email}`}>{email}</a>
  </address>
);
