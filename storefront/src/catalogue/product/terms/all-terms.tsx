import { type DeliveryZones, pickupShops } from '@karite/shared/delivery';
import { countryName } from '@karite/shared/region';
import type { Product } from '@karite/shared/resources';
import { useContacts, useRules } from '../../../identity/settings.ts';
import type { ReturnDays } from '../offer-terms.ts';
import { TermLines } from './term-lines.tsx';
import { quotedOver } from './terms-of-product.ts';
import { deliveryText, pickupTerms, returnsText } from './terms-text.ts';

/** The server's data about the delivery zones; it has none of the visitor. */
export type DrawnTerms = { zones: DeliveryZones; returns: readonly ReturnDays[] };

/** The terms for visitors without a chosen place: from the least to the most, and country by country (R1845). */
export function AllTerms({ product, drawn }: { product: Product; drawn?: DrawnTerms }) {
  const rules = useRules();
  const { zones, returns } = drawn ?? { zones: [], returns: [] };
  const shops = pickupShops(useContacts()?.branches ?? []);
  const open = zones.filter(({ isOpen }) => isOpen);
  return (
    <TermLines
      delivery={deliveryText(quotedOver(product, { rules, zones })) + pickupTerms(shops)}
      more={
        <dl>
          {open.map((zone) => (
            <div key={zone.country}>
              <dt>{countryName(zone.country)}</dt>
              <dd>
                {deliveryText(quotedOver(product, { rules, zones: [zone] })) +
                  pickupTerms(shops.filter(({ country }) => country === zone.country))}
              </dd>
            </div>
          ))}
        </dl>
      }
      pay="en espèces à la remise, en boutique, ou en ligne selon le pays."
      returns={returnsText(
        returns
          .filter(({ country }) => open.some((zone) => zone.country === country))
          .map(({ withdrawalDays }) => withdrawalDays),
      )}
    />
  );
}
