import { type DeliveryZones, modeOf, type PickupShop, placeOf, zoneOf } from '@karite/shared/delivery';
import { formatMoney } from '@karite/shared/money';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { COUNTRY_CODES, countryName } from '@karite/shared/region';
import type { DeliveryMode } from '@karite/shared/shop';
import { type ComponentType, lazy, Suspense } from 'react';
import { useRules } from '../../identity/settings.ts';
import { SelectField, TextArea, TextField } from '../../ui/field/field.tsx';
import { type Draft, EMPTY_DRAFT } from '../checkout-draft.ts';
import styles from '../checkout-page.module.css';
import { offeredModes } from '../offered-modes.ts';
import { Choice } from './choice.tsx';
import type { SectionProps } from './customer-section.tsx';
import { LazySharePosition } from './lazy-share-position.tsx';
import type { ShopChoiceProps } from './shop-choice.tsx';

/** For pick-up alone: nobody else fetches it. */
const ShopChoice = lazy<ComponentType<ShopChoiceProps>>(() =>
  import('./shop-choice.tsx').catch(() => ({ default: () => null })),
);

type Props = SectionProps & { free: boolean; zones?: DeliveryZones; shops: readonly PickupShop[] };

/** Where it goes: the country, the modes that are offered there, and the fields of the chosen one (R302, R303, R309, R808, R2152). */
export function DeliverySection({ draft, edit, errorOf, free, zones, shops }: Props) {
  const { homeFee } = useRules();
  const chosen = modeOf(draft.type);
  const { city, address, landmark, position: asksPosition } = chosen.fields();
  const zone = zoneOf(draft.country || null, zones);
  const offered = (country: Draft['country']) => offeredModes(country, shops, zones);
  const fee = (mode: DeliveryMode) => {
    if (mode.isFetched) return 'Gratuit';
    if (free) return 'Gratuite';
    // Another mode keeps the country only where it requires one.
    const stays = mode === chosen || mode.fields().country?.required;
    const rate = mode.price(placeOf(stays ? draft : EMPTY_DRAFT, homeFee, zones));
    return rate === null ? 'Selon la destination' : formatMoney(rate);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Mode de livraison</legend>
      <SelectField
        label="Pays"
        name="country"
        value={draft.country}
        error={errorOf('delivery.country')}
        onChange={({ target }) => {
          const country = COUNTRY_CODES.find((code) => code === target.value) ?? '';
          const modes = offered(country);
          edit({ country, ...(!modes.includes(chosen) && { type: modes[0]?.name }) });
        }}
      >
        <option value="">Choisir un pays</option>
        {COUNTRY_CODES.filter((code) => offered(code)[0]).map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      <div className={styles.ways}>
        {offered(draft.country).map((mode) => (
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
        city && (
          <SelectField
            label="Ville"
            name="city"
            disabled={!draft.country}
            value={draft.city}
            error={errorOf('delivery.city')}
            onChange={(event) => edit({ city: event.target.value })}
          >
            <option value="">{!city.required && draft.country ? 'Une autre ville' : 'Choisir une ville'}</option>
            {zone && city.cities(zone).map(({ name }) => <option key={name}>{name}</option>)}
          </SelectField>
        )
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
