import { formatNumber } from '@karite/shared/format';
import { COUNTRIES, countryName } from '@karite/shared/region';
import type { Identity } from '../api/legal.ts';
import styles from './legal.module.css';
import { frenchSpaces } from './structured-text.ts';

const MISSING = 'à renseigner par l’exploitant';

const Facts = ({ identity, facts }: { identity: Identity; facts: [string, string | null][] }) => (
  <section>
    <h3>{countryName(identity.country)}</h3>
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{(value && frenchSpaces(value)) || <em>{MISSING}</em>}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A field that not every company has: omitted when it is empty. */
const ifAny = (label: string, value: string | null): [string, string | null][] => (value ? [[label, value]] : []);

/** Who sells in each country: what its law wants to be read. */
export const IdentityList = ({ identities }: { identities: readonly Identity[] }) => (
  <>
    <h2>Éditeur et vendeur</h2>
    <div className={styles.countries}>
      {identities.map((it) => (
        <Facts
          key={it.id}
          identity={it}
          facts={[
            ['Raison sociale', [it.legalName, it.legalForm].filter(Boolean).join(', ')],
            ...ifAny('Capital social', it.capital),
            ['RCCM', it.rccm],
            [COUNTRIES[it.country]?.taxNumber ?? 'Identifiant fiscal', it.taxId],
            ['Siège social', it.headOffice],
            ['Adresse', it.address],
            ['Téléphone', it.phone],
            ['E-mail', it.email],
            ...ifAny('Autorité de tutelle', it.authority),
            ['Hébergeur', it.host],
          ]}
        />
      ))}
    </div>
  </>
);

/** Delivery times, withdrawal and tax of each country. */
export const SaleTermsList = ({ identities }: { identities: readonly Identity[] }) => (
  <>
    <h2 id="par-pays">Délais, rétractation et TVA par pays</h2>
    <div className={styles.countries}>
      {identities.map((it) => (
        <Facts
          key={it.id}
          identity={it}
          facts={[
            ['Livraison', it.deliveryTimes],
            ['Rétractation', it.withdrawalDays === null ? null : `${it.withdrawalDays} jours après réception`],
            ['TVA comprise dans les prix', it.vatRate === null ? null : `${formatNumber(it.vatRate)} %`],
          ]}
        />
      ))}
    </div>
  </>
);
