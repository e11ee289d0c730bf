import {
  citiesOf,
  type DeliveryType,
  type DeliveryZones,
  deliveryRate,
  type PickupShop,
  zoneOf,
} from '@karite/shared/delivery';
import { formatMoney } from '@karite/shared/money';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { COUNTRIES, COUNTRY_CODES } from '@karite/shared/region';
import { useRules } from '../../identity/settings.ts';
import { SelectField, TextArea, TextField } from '../../ui/field/field.tsx';
import styles from '../checkout-page.module.css';
import { Choice } from './choice.tsx';
import type { SectionProps } from './customer-section.tsx';
import { LazySharePosition } from './lazy-share-position.tsx';
import { ShopChoice } from './shop-choice.tsx';

type Props = SectionProps & { free: boolean; zones?: DeliveryZones; shops: readonly PickupShop[] };

/** Where it goes: home, to a relay point of a country and a city, or to who fetches it in a shop (R302, R303, R309, R2152). */
export function DeliverySection({ draft, edit, errorOf, free, zones, shops }: Props) {
  const isHome = draft.type === 'domicile';
  const { homeFee } = useRules();
  const fee = (type: DeliveryType) => {
    if (type === 'retrait') return 'Gratuit';
    if (free) return 'Gratuite';
    const isChosen = draft.type === type;
    if (type === 'point-relais' && !(isChosen && draft.country)) return 'Selon la destination';
    const { country, city } = isChosen ? draft : { country: '' as const, city: '' };
    return formatMoney(deliveryRate({ type, country: country || null, city }, homeFee, zones));
  };
  return (
    <fieldset className={styles.section}>
      <legend>Mode de livraison</legend>
      <div className={shops.length > 0 ? styles.ways : styles.pair}>
        <Choice
          name="type"
          title="À domicile"
          text={fee('domicile')}
          checked={isHome}
          onChoose={() => edit({ type: 'domicile' })}
        />
        <Choice
          name="type"
          title="Point relais"
          text={fee('point-relais')}
          checked={draft.type === 'point-relais'}
          onChoose={() => edit({ type: 'point-relais' })}
        />
        {shops.length > 0 && (
          <Choice
            name="type"
            title="Retrait en boutique"
            text={fee('retrait')}
            checked={draft.type === 'retrait'}
            onChoose={() => edit({ type: 'retrait' })}
          />
        )}
      </div>
      {draft.type === 'retrait' ? (
        <ShopChoice {...{ draft, edit, errorOf, shops }} />
      ) : (
        <PlaceFields {...{ draft, edit, errorOf, zones }} />
      )}
      {isHome && (
        <>
          <TextArea
            label="Adresse de livraison"
            name="address"
            autoComplete="street-address"
            maxLength={ORDER_LENGTHS.address}
            hint="Rue, numéro, bâtiment"
            value={draft.address}
            error={errorOf('delivery.address')}
            onChange={(event) => edit({ address: event.target.value })}
          />
          <TextField
            label="Quartier ou repère"
            optional
            name="landmark"
            maxLength={ORDER_LENGTHS.landmark}
            hint="Ce qui aide le livreur : carrefour, pharmacie, couleur du portail"
            value={draft.landmark}
            error={errorOf('delivery.landmark')}
            onChange={(event) => edit({ landmark: event.target.value })}
          />
          <LazySharePosition position={draft.position} share={(position) => edit({ position })} />
        </>
      )}
    </fieldset>
  );
}

/** Country and city: needed for a relay point, a help at home. */
function PlaceFields({ draft, edit, errorOf, zones }: Omit<Props, 'free' | 'shops'>) {
  const optional = draft.type === 'domicile';
  const open = zones?.filter((zone) => zone.isOpen).map((zone) => zone.country) ?? COUNTRY_CODES;
  const cities = citiesOf(zoneOf(draft.country || null, zones), draft.type);
  return (
    <div className={styles.pair}>
      <SelectField
        label="Pays"
        optional={optional}
        name="country"
        value={draft.country}
        error={errorOf('delivery.country')}
        onChange={(event) => edit({ country: COUNTRY_CODES.find((code) => code === event.target.value) ?? '' })}
      >
        <option value="">Choisir un pays</option>
        {open.map((code) => (
          <option key={code} value={code}>
            {COUNTRIES[code].name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ville"
        optional={optional}
        name="city"
        disabled={!draft.country}
        value={draft.city}
        error={errorOf('delivery.city')}
        onChange={(event) => edit({ city: event.target.value })}
      >
        <option value="">{optional && draft.country ? 'Une autre ville' : 'Choisir une ville'}</option>
        {cities.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
}
