import { arrivalText, type DeliveryZones, pickupShops, zoneOf } from '@karite/shared/delivery';
import { countryName } from '@karite/shared/region';
import type { Product } from '@karite/shared/resources';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { browserClient } from '../../../api/browser-client.ts';
import { listZones } from '../../../api/delivery.ts';
import { listIdentities } from '../../../api/legal.ts';
import { listMethods } from '../../../api/payment-methods.ts';
import { useRemote } from '../../../api/use-remote.ts';
import { offersAtom } from '../../../cart/offers/offer-atoms.ts';
import { useContacts, useRules } from '../../../identity/settings.ts';
import { choosePlace, type Place, savedPlace } from '../../../orders/saved-place.ts';
import { SelectField } from '../../../ui/field/field.tsx';
import type { ReturnDays } from '../offer-terms.ts';
import styles from './my-terms.module.css';
import { TermLines } from './term-lines.tsx';
import { quotedOver, quotedTo } from './terms-of-product.ts';
import { deliveryText, pickupTerms, returnsText } from './terms-text.ts';

export type MyTermsProps = { product: Product; open?: readonly boolean[] };
type TermsData = { zones: DeliveryZones; returns: readonly ReturnDays[] };

/** The terms with what they are made of: nothing is drawn before that is there. */
export async function fetchMyTerms(): Promise<ComponentType<MyTermsProps>> {
  const [zones, returns] = await Promise.all([listZones(browserClient), listIdentities(browserClient)]);
  return (props) => <MyTerms {...props} zones={zones} returns={returns} />;
}

/** Delivery, payment and returns where this shopper is: as this device remembers it, or as it is chosen here (R1845 to R1847). */
function MyTerms({ product, open, zones, returns }: MyTermsProps & TermsData) {
  const [place, setPlace] = useState(savedPlace);
  const [wasOpen] = useState(open?.[0] === true);
  const rules = useRules();
  const offers = useAtomValue(offersAtom);
  const country = place?.country;
  const { value: methods } = useRemote(
    () => (country ? listMethods(browserClient, country) : Promise.resolve(null)),
    country,
  );
  const circumstances = { rules, zones, offers };
  const quoted = place && quotedTo(product, place, circumstances);
  const here = quoted ? place : null;
  const ways = here && methods?.filter((method) => method.isOpen).map(({ label }) => label);
  const shops = pickupShops(useContacts()?.branches ?? []).filter((it) => !here || it.country === here.country);
  const sold = returns.filter((it) => (here ? it.country === here.country : zoneOf(it.country, zones)));
  const choose = (chosen: Place | null) => {
    setPlace(chosen);
    if (chosen) choosePlace(chosen);
  };
  return (
    <TermLines
      to={here ? [here.city, countryName(here.country)].filter(Boolean).join(', ') : undefined}
      delivery={
        deliveryText(quoted ?? quotedOver(product, circumstances)) +
        (here && quoted?.days ? ` Commandé aujourd’hui, reçu ${arrivalText(quoted.days, new Date())}.` : '') +
        pickupTerms(shops)
      }
      open={open}
      more={<PlaceChoice place={here} zones={zones} choose={choose} hasFocus={wasOpen} />}
      pay={
        ways && ways.length > 0
          ? `${ways.join(', ')}.`
          : 'en espèces à la remise, en boutique, ou en ligne selon le pays.'
      }
      returns={returnsText(sold.map(({ withdrawalDays }) => withdrawalDays))}
    />
  );
}

type ChoiceProps = {
  place: Place | null;
  zones: DeliveryZones;
  choose: (place: Place | null) => void;
  /** The control that was touched has made way for these. */
  hasFocus: boolean;
};

/** The country, and then one of its cities. */
function PlaceChoice({ place, zones, choose, hasFocus }: ChoiceProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) fields.current?.querySelector('select')?.focus();
  }, [hasFocus]);
  const open = zones.filter(({ isOpen }) => isOpen);
  return (
    <div ref={fields} className={styles.place}>
      <SelectField
        label="Pays"
        value={place?.country ?? ''}
        onChange={({ target }) => {
          const zone = open.find((it) => it.country === target.value);
          choose(zone ? { country: zone.country, city: '' } : null);
        }}
      >
        <option value="">Choisir un pays</option>
        {open.map((zone) => (
          <option key={zone.country} value={zone.country}>
            {countryName(zone.country)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ville"
        disabled={!place}
        value={place?.city ?? ''}
        onChange={({ target }) => place && choose({ ...place, city: target.value })}
      >
        <option value="">{place ? 'Une autre ville' : 'Choisir une ville'}</option>
        {zoneOf(place?.country ?? null, zones)?.cities.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
}
