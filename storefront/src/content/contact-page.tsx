import { whatsappUrl } from '@karite/shared/messages';
import { formatPhone } from '@karite/shared/region';
import { useContacts, useIdentity } from '../identity/settings.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import styles from './contact-page.module.css';

/** How to reach the shop in each country: address and hours, phone, WhatsApp and e-mail (R1211). */
export function Component() {
  const { name } = useIdentity();
  const contacts = useContacts();
  return (
    <div className="page narrow">
      <PageMeta title="Contact" description={`Joindre ${name} : téléphone, WhatsApp et e-mail de chaque pays.`} />
      <h1 className={styles.title}>Contact</h1>
      {contacts?.branches.map((branch) => (
        <section key={branch.name} className={styles.branch}>
          <h2>{branch.name}</h2>
          <p>{branch.address}</p>
          {branch.hours && <p>{`Ouverte ${branch.hours}`}</p>}
          <ul>
            <li>
              <a href={`tel:${branch.phone}`}>{formatPhone(branch.phone)}</a>
            </li>
            <li>
              <a href={whatsappUrl(branch.phone, contacts.greeting)} target="_blank" rel="noopener noreferrer">
                WhatsApp
              </a>
            </li>
            <li>
              <a href={`mailto:${branch.email}`}>{branch.email}</a>
            </li>
          </ul>
        </section>
      ))}
    </div>
  );
}
