import type { PickupShop } from '@karite/shared/delivery';
import { SelectField } from '../../ui/field/field.tsx';
import styles from '../checkout-page.module.css';
import type { SectionProps } from './customer-section.tsx';

export type ShopChoiceProps = SectionProps & { shops: readonly PickupShop[] };

/** In which shop it is fetched, and when that is open: of one there is nothing to choose (R2152). */
export default function ShopChoice({ draft, edit, errorOf, shops }: ShopChoiceProps) {
  const here = shops.filter(({ country }) => !draft.country || country === draft.country);
  const chosen = here.find(({ address }) => address === draft.shop);
  return (
    <>
      {here.length > 1 && (
        <SelectField
          label="Boutique"
          name="shop"
          value={draft.shop}
          error={errorOf('delivery.address')}
          onChange={({ target }) => {
            const shop = here.find(({ address }) => address === target.value);
            edit({ shop: shop?.address ?? '', country: shop?.country ?? '' });
          }}
        >
          <option value="">Choisir une boutique</option>
          {here.map(({ name, address }) => (
            <option key={address} value={address}>
              {`${name} : ${address}`}
            </option>
          ))}
        </SelectField>
      )}
      {chosen && (
        <p className={styles.shop}>
          <strong>{chosen.address}</strong>
          {chosen.hours && <span>{`Ouverte ${chosen.hours}`}</span>}
          <span>Nous vous écrivons dès que votre commande y est prête.</span>
        </p>
      )}
    </>
  );
}
