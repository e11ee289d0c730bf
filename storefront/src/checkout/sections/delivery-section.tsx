import {
  citiesOf,
  DELIVERY_MODES,
  type DeliveryZones,
  modeOf,
  type PickupShop,
  placeOf,
  zoneOf,
} from '@karite/shared/delivery';
import { formatMoney } from '@karite/shared/money';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { COUNTRY_CODES, countryName } from '@karite/shared/region';
import type { DeliveryMode, DeliveryZone } from '@karite/shared/shop';
import { type ComponentType, lazy, Suspense } from 'react';
import { useRules } from '../../identity/settings.ts';
import { SelectField, TextArea, TextField } from '../../ui/field/field.tsx';
import { EMPTY_DRAFT } from '../checkout-draft.ts';
import styles from '../checkout-page.module.css';
import { Choice } from './choice.tsx';
import type { SectionProps } from './customer-section.tsx';
import { LazySharePosition } from './lazy-share-position.tsx';
import type { ShopChoiceProps } from './shop-choice.tsx';

/** For pick-up alone: nobody else fetches it. */
const ShopChoice = lazy<ComponentType<ShopChoiceProps>>(() =>
  import('./shop-choice.tsx').catch(() => ({ default: () => null })),
);

type Props = SectionProps & { free: boolean; zones?: DeliveryZones; shops: readonly PickupShop[] };

/** Where it goes, by the fields that the chosen mode asks for (R302, R303, R309, R2152). */
export function DeliverySection({ draft, edit, errorOf, free, zones, shops }: Props) {
  const { homeFee } = useRules();
  const chosen = modeOf(draft.type);
  const { address, landmark, position: asksPosition } = chosen.fields();
  const offered = DELIVERY_MODES.filter((mode) => !mode.isFetched || shops.length > 0);
  const fee = (mode: DeliveryMode) => {
    if (mode.isFetched) return 'Gratuit';
    if (free) return 'Gratuite';
    const rate = mode.price(placeOf(mode === chosen ? draft : EMPTY_DRAFT, homeFee, zones));
    return rate === null ? 'Selon la destination' : formatMoney(rate);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Mode de livraison</legend>
      <div className={styles.ways}>
        {offered.map((mode) => (
          <Choice
            key={mode.name}
            name="type"
            title={mode.label}
            text={fee(mode)}
            checked={mode.name === draft.type}
            onChoose={() => edit({ type: mode.name })}
          />
        ))}
      </div>
      {chosen.help && <p>{chosen.help}</p>}
      {chosen.isFetched ? (
        <Suspense>
          <ShopChoice {...{ draft, edit, errorOf, shops }} />
        </Suspense>
      ) : (
        <PlaceFields {...{ draft, edit, errorOf, zones }} />
      )}
      {address && (
        <TextArea
          label={address.label}
          optional={!address.required}
          name="address"
          autoComplete="street-address"
          maxLength={ORDER_LENGTHS.address}
          hint={address.hint}
          value={draft.address}
          error={errorOf('delivery.address')}
          onChange={(event) => edit({ address: event.target.value })}
        />
      )}
      {landmark && (
        <TextField
          label={landmark.label}
          optional={!landmark.required}
          name="landmark"
          maxLength={ORDER_LENGTHS.landmark}
          hint={landmark.hint}
          value={draft.landmark}
          error={errorOf('delivery.landmark')}
          onChange={(event) => edit({ landmark: event.target.value })}
        />
      )}
      {asksPosition && <LazySharePosition position={draft.position} share={(position) => edit({ position })} />}
    </fieldset>
  );
}

/** Country and city: needed for a relay point, a help at home. */
function PlaceFields({ draft, edit, errorOf, zones }: Omit<Props, 'free' | 'shops'>) {
  const { country, city } = modeOf(draft.type).fields();
  const goesTo = (zone: DeliveryZone) => zone.isOpen && (!city?.required || city.cities(zone)[0]);
  const open = zones?.filter(goesTo).map((zone) => zone.country) ?? COUNTRY_CODES;
  const cities = citiesOf(zoneOf(draft.country || null, zones), draft.type);
  return (
    <div className={styles.pair}>
      {country && (
        <SelectField
          label="Pays"
          name="country"
          value={draft.country}
          error={errorOf('delivery.country')}
          onChange={(event) => edit({ country: COUNTRY_CODES.find((code) => code === event.target.value) ?? '' })}
        >
          <option value="">Choisir un pays</option>
          {open.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </SelectField>
      )}
      {city && (
        <SelectField
          label="Ville"
          name="city"
          disabled={!draft.country}
          value={draft.city}
          error={errorOf('delivery.city')}
          onChange={(event) => edit({ city: event.target.value })}
        >
          <option value="">{!city.required && draft.country ? 'Une autre ville' : 'Choisir une ville'}</option>
          {cities.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
