import { formatFcfa } from '@karite/shared/format';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { COUNTRIES, COUNTRY_CODES, type CountryCode, HOME_DELIVERY_FEE, RELAY_FEES } from '@karite/shared/region';
import { SelectField, TextArea } from '../ui/field/field.tsx';
import styles from './checkout-page.module.css';
import { Choice } from './choice.tsx';
import type { SectionProps } from './customer-section.tsx';

/** Where it goes: home, or a relay point of a country and a city (spec §2, §9). */
export function DeliverySection({ draft, edit, errorOf, free }: SectionProps & { free: boolean }) {
  const fee = (amount: number) => (free ? 'Gratuite' : formatFcfa(amount));
  return (
    <fieldset className={styles.section}>
      <legend>Mode de livraison</legend>
      <div className={styles.pair}>
        <Choice
          name="type"
          title="À domicile"
          text={fee(HOME_DELIVERY_FEE)}
          checked={draft.type === 'domicile'}
          onChoose={() => edit({ type: 'domicile' })}
        />
        <Choice
          name="type"
          title="Point relais"
          text={draft.country ? fee(RELAY_FEES[draft.country]) : free ? 'Gratuite' : 'Selon la destination'}
          checked={draft.type === 'point-relais'}
          onChoose={() => edit({ type: 'point-relais' })}
        />
      </div>
      {draft.type === 'domicile' ? (
        <TextArea
          label="Adresse de livraison"
          name="address"
          autoComplete="street-address"
          maxLength={ORDER_LENGTHS.address}
          hint="Quartier, rue, repère, ville et pays"
          value={draft.address}
          error={errorOf('delivery.address')}
          onChange={(event) => edit({ address: event.target.value })}
        />
      ) : (
        <div className={styles.pair}>
          <SelectField
            label="Pays"
            name="country"
            value={draft.country}
            error={errorOf('delivery.country')}
            onChange={(event) => edit({ country: event.target.value as CountryCode | '' })}
          >
            <option value="">Choisir un pays</option>
            {COUNTRY_CODES.map((code) => (
              <option key={code} value={code}>
                {COUNTRIES[code].name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Ville"
            name="city"
            disabled={!draft.country}
            value={draft.city}
            error={errorOf('delivery.city')}
            onChange={(event) => edit({ city: event.target.value })}
          >
            <option value="">Choisir une ville</option>
            {draft.country && COUNTRIES[draft.country].cities.map((city) => <option key={city}>{city}</option>)}
          </SelectField>
        </div>
      )}
    </fieldset>
  );
}
