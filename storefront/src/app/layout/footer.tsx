import { paths } from '@karite/shared/paths';
import { HOUSE } from '../../house.ts';
import { CONTACTS, type Contact } from '../../ui/contacts/contacts.ts';
import { Link } from '../../ui/link/link.tsx';
import { SaverSwitch } from '../../ui/saver/saver-switch.tsx';
import styles from './footer.module.css';

const LEGAL = [
  { label: 'Mentions légales', to: paths.legal },
  { label: 'Conditions de vente', to: paths.terms },
  { label: 'Confidentialité', to: paths.privacy },
  { label: 'Cookies', to: paths.cookies },
  { label: 'Plan du site', to: paths.siteMap },
] as const;

/** Where to find us in the four countries, and the small print (R1206). */
export const Footer = () => (
  <div className="page">
    <div className={styles.house}>
      <p className={styles.name}>{HOUSE.name}</p>
      <p>{HOUSE.promise}. Support 24h/7, en français.</p>
      <Link to={paths.histoires}>Notre Histoire</Link>
      <SaverSwitch />
    </div>
    <ul className={styles.contacts}>
      {CONTACTS.map((contact) => (
        <li key={contact.country}>
          <ContactBlock {...contact} />
        </li>
      ))}
    </ul>
    <div className={styles.end}>
      <p>© 2025 {HOUSE.name}</p>
      <ul>
        {LEGAL.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const ContactBlock = ({ name, address, phone, email }: Contact) => (
  <address>
    <strong>{name}</strong>
    <span>{address}</span>
    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    <a href={`mailto:${email}`}>{email}</a>
  </address>
);
