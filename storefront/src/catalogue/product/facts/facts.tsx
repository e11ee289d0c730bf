import { formatNumber, formatWholeFcfa } from '@karite/shared/format';
import { listedIngredients } from '@karite/shared/ingredients';
import { SIZE_UNITS, unitPrice } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';
import { Fragment } from 'react';

/** What a person asks before buying (R1833): what is not known is not said. */
export function Facts({ product }: { product: Product }) {
  const { howToUse, ingredients, openMonths, authorisation } = product;
  const size = sizeText(product);
  return (
    <>
      {(size || openMonths !== null || authorisation) && (
        <dl>
          {size && (
            <div>
              <dt>Contenance</dt>
              <dd>{size}</dd>
            </div>
          )}
          {openMonths !== null && (
            <div>
              <dt>Conservation</dt>
              <dd>À utiliser dans {openMonths === 1 ? 'le mois' : `les ${openMonths} mois`} après ouverture</dd>
            </div>
          )}
          {authorisation && (
            <div>
              <dt>Autorisation sanitaire</dt>
              <dd>{authorisation}</dd>
            </div>
          )}
        </dl>
      )}
      {howToUse && (
        <details>
          <summary>Conseils d’utilisation</summary>
          <p>{howToUse}</p>
        </details>
      )}
      {ingredients && <Ingredients text={ingredients} />}
    </>
  );
}

/** `400 ml · 2 125 FCFA les 100 ml` (R1834); `null` without a size or without its unit. */
function sizeText({ size, sizeUnit, salePrice }: Product): string | null {
  if (size === null || sizeUnit === null) return null;
  const unit = sizeUnit === 'piece' && size < 2 ? 'pièce' : SIZE_UNITS[sizeUnit];
  const each = unitPrice(salePrice, size, sizeUnit);
  const price = each && `${formatWholeFcfa(each.price)} ${each.unit === 'piece' ? 'la pièce' : `les 100 ${each.unit}`}`;
  return [`${formatNumber(size)} ${unit}`, ...(price ? [price] : [])].join(' · ');
}

/** The list as it is printed, allergens set off in it and named below it (R1836): a colour alone tells nothing to some. */
function Ingredients({ text }: { text: string }) {
  const listed = listedIngredients(text);
  const allergens = [...new Set(listed.filter(({ isAllergen }) => isAllergen).map(({ name }) => name))];
  return (
    <details>
      <summary>Ingrédients (INCI)</summary>
      <p lang="la" translate="no">
        {listed.map(({ name, isAllergen }, index) => (
          // The same name may stand twice in what somebody typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Fragment key={index}>
            {index > 0 && ', '}
            {isAllergen ? <mark>{name}</mark> : name}
          </Fragment>
        ))}
      </p>
      {allergens.length > 0 && (
        <p>
          <strong>Allergènes de parfum :</strong> {allergens.join(', ')}.
        </p>
      )}
    </details>
  );
}
