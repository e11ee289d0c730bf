import { formatNumber } from '@karite/shared/format';
import { COUNTRIES, countryName } from '@karite/shared/region';
import type { Identity } from '../api/legal.ts';
import styles from './legal.module.css';
import { frenchSpaces } from './structured-text.ts';

/** What is set: shoppers do not read what is missing, which is one of the administrator's first steps. */
const Facts = ({ identity, facts }: { identity: Identity; facts: [string, string | null][] }) => (
  <section>
    <h3>{countryName(identity.country)}</h3>
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{frenchSpaces(value)}</dd>
            </div>
          ),
      )}
    </dl>
  </section>
);

/** Whether a country's seller is registered: a page without number and seat names nobody. */
const isNamed = ({ legalName, rccm, taxId, headOffice }: Identity): boolean =>
  Boolean(legalName && headOffice && (rccm || taxId));

/** Who sells in each country: what its law wants to be read. Countries whose seller is not registered yet are left out (R1703). */
export function IdentityList({ identities }: { identities: readonly Identity[] }) {
  const named = identities.filter(isNamed);
  if (named.length === 0) return null;
  return (
    <>
      <h2>Éditeur et vendeur</h2>
      <div className={styles.countries}>
        {named.map((it) => (
          <Facts
            key={it.id}
            identity={it}
            facts={[
              ['Raison sociale', [it.legalName, it.legalForm].filter(Boolean).join(', ')],
              ['Capital social', it.capital],
              ['RCCM', it.rccm],
              [COUNTRIES[it.country]?.taxNumber ?? 'Identifiant fiscal', it.taxId],
              ['Siège social', it.headOffice],
              ['Adresse', it.address],
              ['Téléphone', it.phone],
              ['E-mail', it.email],
              ['Autorité de tutelle', it.authority],
              ['Hébergeur', it.host],
            ]}
          />
        ))}
      </div>
    </>
  );
}

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
