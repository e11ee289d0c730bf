import { HAIR_TYPES, SKIN_TYPES } from '@karite/shared/catalogue';
import { formatNumber } from '@karite/shared/format';
import { listedIngredients } from '@karite/shared/ingredients';
import { formatRoundedMoney } from '@karite/shared/money';
import { SIZE_UNITS, unitPrice } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';
import { Fragment } from 'react';

/** What customers want to know before buying (R1833): missing facts are omitted. */
export function Facts({ product }: { product: Product }) {
  const { howToUse, ingredients, openMonths, authorisation, skinTypes, hairTypes } = product;
  const facts = said([
    ['Type de peau', suitsText(skinTypes, SKIN_TYPES)],
    ['Type de cheveux', suitsText(hairTypes, HAIR_TYPES)],
    ['Contenance', sizeText(product)],
    ['Après ouverture', openMonths !== null && `${openMonths}\u00a0mois`],
    ['Autorisation sanitaire', authorisation],
  ]);
  return (
    <>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {howToUse && (
        <details className="fold">
          <summary>Conseils d’utilisation</summary>
          <p>{howToUse}</p>
        </details>
      )}
      {ingredients && <Ingredients text={ingredients} />}
    </>
  );
}

/** The facts that are not empty. */
const said = (facts: [label: string, text: string | false | null][]): [string, string][] =>
  facts.flatMap(([label, text]) => (text ? [[label, text]] : []));

/** `Sèche, sensible`; those of all are « Tous types » (R1844). */
function suitsText<T extends string>(types: readonly T[], labels: Readonly<Record<T, string>>): string {
  if (types.length === Object.keys(labels).length) return 'Tous types';
  const text = types.map((type) => labels[type].toLowerCase()).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `400 ml · 2 125 … les 100 ml` (R1834), of what is sold by volume; `null` without a size or without its unit. */
function sizeText({ size, sizeUnit, salePrice }: Product): string | null {
  if (size === null || sizeUnit === null) return null;
  const unit = sizeUnit === 'piece' && size < 2 ? 'pièce' : SIZE_UNITS[sizeUnit];
  const each = sizeUnit === 'ml' ? unitPrice(salePrice, size, sizeUnit) : null;
  const price = each && `${formatRoundedMoney(each.price)} les 100\u00a0${each.unit}`;
  return [`${formatNumber(size)}\u00a0${unit}`, ...(price ? [price] : [])].join(' · ');
}

/** The list as it is printed, allergens marked in it and named below it (R1836): some people do not see a colour alone. */
function Ingredients({ text }: { text: string }) {
  const listed = listedIngredients(text);
  const allergens = [...new Set(listed.filter(({ isAllergen }) => isAllergen).map(({ name }) => name))];
  return (
    <details className="fold">
      <summary>Ingrédients (INCI)</summary>
      <p lang="la" translate="no">
        {listed.map(({ name, isAllergen }, index) => (
          // The same name may be twice in a typed list.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Fragment key={index}>
            {index > 0 && <span>{', '}</span>}
            <span>{isAllergen ? <mark>{name}</mark> : name}</span>
          </Fragment>
        ))}
      </p>
      {allergens.length > 0 && (
        <p>
          <strong>Allergènes de parfum :</strong> {allergens.join(', ')}.
        </p>
      )}
    </details>
  );
}
