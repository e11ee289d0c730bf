import { formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import type { FacetParams, ListingParams } from '@karite/shared/paths';
import type { Facets } from '../../api/catalogue.ts';
import { Link } from '../../ui/link/link.tsx';
import { useRoots } from '../navigation/roots.ts';

export type Chosen = FacetParams & Pick<ListingParams, 'categorie'>;
export type FacetListProps = {
  facets: Facets;
  chosen: Chosen;
  /** The address of the list with other choices, from its first page. */
  to: (chosen: Chosen) => string;
  /** What the page is about, and so not chosen on it: a brand's has no brands, a category's no categories. */
  of?: 'brand' | 'category';
};

type Choice = { value: string; label: string; count: number };
/** Any of several, not one of them. */
const MANY: readonly (keyof Chosen)[] = ['marque', 'peau', 'cheveux'];
/** How many brands are shown at first; the others are behind « Toutes les marques ». */
const BRANDS_AT_ONCE = 8;

/** Values that the API has a name for. */
const labelled = (counts: Facets['brandId']): Choice[] =>
  (counts ?? []).map(({ value, label, count }) => ({ value, count, label: label ?? value }));

/** A range of prices in words. */
function priceLabel(value: string): string {
  const [low, high] = value.split('-').map(Number);
  if (!low) return `Jusqu’à ${formatRoundedMoney(high ?? 0)}`;
  return high ? `${formatNumber(low)} à ${formatRoundedMoney(high)}` : `À partir de ${formatRoundedMoney(low)}`;
}

/** The facets of a list with their counts: links, so that each choice has an address (R1806). */
export function FacetList({ facets, chosen, to, of }: FacetListProps) {
  const roots = useRoots() ?? [];
  const { categorie, marque } = chosen;
  const counts = new Map(facets.categories?.map(({ value, count }) => [value, count]));
  // A root's own categories are below it once it, or one of them, is chosen.
  const categories = roots
    .flatMap((root) => {
      const isOpen = [root, ...root.children].some(({ id }) => id === categorie);
      return [root, ...(isOpen ? root.children : [])];
    })
    .map(({ id, title }): Choice => ({ value: id, label: title, count: counts.get(id) ?? 0 }));
  const brands = labelled(facets.brandId);
  const group = (key: keyof Chosen, label: string, choices: Choice[]) => (
    <Group {...{ label, choices, chosen, to, at: key }} />
  );
  const isAny = Object.values(chosen).some(Boolean);
  const isHidden = (brand: Choice, at: number) => at >= BRANDS_AT_ONCE && !marque?.split(',').includes(brand.value);
  const others = brands.filter(isHidden);
  return (
    <>
      {isAny && (
        <Link to={to({})} keepScroll data-clear>
          Tout effacer
        </Link>
      )}
      {of !== 'category' && group('categorie', 'Catégories', categories)}
      {of !== 'brand' && (
        <>
          {group(
            'marque',
            'Marques',
            brands.filter((brand, at) => !isHidden(brand, at)),
          )}
          {others.length > 0 && (
            <details>
              <summary>Toutes les marques</summary>
              {group('marque', '', others)}
            </details>
          )}
        </>
      )}
      {group('peau', 'Type de peau', labelled(facets.skinTypes))}
      {group('cheveux', 'Type de cheveux', labelled(facets.hairTypes))}
      {group(
        'prix',
        'Prix',
        (facets.fromPrice ?? []).map((it) => ({ ...it, label: priceLabel(it.value) })),
      )}
      {group(
        'note',
        'Notes',
        (facets.rating ?? []).map(({ value, count }) => {
          const stars = value.replace('-', '');
          return { value: stars, count, label: `${formatNumber(Number(stars))} étoiles et plus` };
        }),
      )}
      {group(
        'stock',
        'Disponibilité',
        (facets.isAvailable ?? []).flatMap(({ value, count }) =>
          value === 'true' ? [{ value: 'oui', label: 'En stock', count }] : [],
        ),
      )}
    </>
  );
}

type GroupProps = Pick<FacetListProps, 'chosen' | 'to'> & { label: string; choices: Choice[]; at: keyof Chosen };

/** The choices of one facet. */
function Group({ label, choices, chosen, to, at }: GroupProps) {
  const now = chosen[at]?.split(',') ?? [];
  const shown = choices.filter(({ value, count }) => count > 0 || now.includes(value));
  if (shown.length === 0) return null;
  const next = (value: string): string | undefined => {
    const others = now.filter((each) => each !== value);
    if (!MANY.includes(at)) return others.length < now.length ? undefined : value;
    return (others.length < now.length ? others : [...now, value]).join(',') || undefined;
  };
  return (
    <>
      {label && <h2>{label}</h2>}
      <ul aria-label={label || undefined}>
        {shown.map((choice) => (
          <li key={choice.value}>
            <Link
              to={to({ ...chosen, [at]: next(choice.value) })}
              keepScroll
              rel="nofollow"
              aria-current={now.includes(choice.value) || undefined}
            >
              {choice.label} <span>{choice.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
