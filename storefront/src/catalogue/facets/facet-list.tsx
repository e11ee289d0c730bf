import { formatNumber } from '@karite/shared/format';
import { formatMoneyRange, formatRoundedMoney } from '@karite/shared/money';
import type { FacetParams } from '@karite/shared/paths';
import type { Facets } from '../../api/catalogue.ts';
import { Link } from '../../ui/link/link.tsx';
import { useRoots } from '../navigation/roots.ts';
import type { FacetLabels, ShopFacet } from './declared/describe.ts';
import { FACET_LABELS } from './declared/facet-labels.ts';
import { FACETS } from './declared/shop-facets.ts';

type ShownFacet = ShopFacet & FacetLabels;
const SHOWN: readonly ShownFacet[] = FACETS.map((facet) => ({ label: '', ...facet, ...FACET_LABELS[facet.key] }));

export type FacetListProps = {
  facets: Facets;
  chosen: FacetParams;
  /** The address of the list with other choices, from its first page. */
  to: (chosen: FacetParams) => string;
  /** The field that the page is about, which is not chosen on it: a brand's page has no brands. */
  of?: string;
};

type Count = { value: string; label: string | null; count: number };
type Choice = Count & { label: string };
/** How many choices are shown at first, where the others have a label; they are behind it. */
const AT_ONCE = 8;

/** A number, or a range of numbers, in words. */
function numberLabel({ by, isPrice, unit }: ShownFacet, value: string): string {
  const numbers = value.split('-').map(Number);
  const [low, high] = numbers;
  const measured = (it = 0) =>
    isPrice ? formatRoundedMoney(it) : [formatNumber(it), ...(unit ? [unit] : [])].join(' ');
  if (by === 'atLeast') return `${measured(low)} et plus`;
  if (!low) return `Jusqu’à ${measured(high)}`;
  if (isPrice && high) return formatMoneyRange(low, high);
  return high ? `${formatNumber(low)} à ${measured(high)}` : `À partir de ${measured(low)}`;
}

/** A counted value as a choice; `null` where the shop offers none. */
function choiceOf(facet: ShownFacet, { value, label, count }: Count): Choice | null {
  if (facet.by === 'any') return { value, label: label ?? value, count };
  if (facet.by === 'yes') return value === 'true' ? { value: 'oui', label: facet.yes ?? '', count } : null;
  return { value: facet.by === 'atLeast' ? value.replace('-', '') : value, label: numberLabel(facet, value), count };
}

/** The facets of a list with their counts: links, so that each choice has an address (R1806). */
export function FacetList({ facets, chosen, to, of }: FacetListProps) {
  const roots = useRoots() ?? [];
  const counted: Readonly<Record<string, readonly Count[] | undefined>> = facets;
  const isAny = Object.values(chosen).some(Boolean);
  return (
    <>
      {isAny && (
        <Link to={to({})} keepScroll data-clear>
          Tout effacer
        </Link>
      )}
      {SHOWN.filter(({ field }) => field !== of).map((facet) => {
        const { field, key, isTree } = facet;
        const counts = counted[field] ?? [];
        const choices = isTree
          ? treeOf(roots, counts, chosen[key])
          : counts.flatMap((count) => choiceOf(facet, count) ?? []);
        return <Facet key={key} {...{ facet, choices, chosen, to }} />;
      })}
    </>
  );
}

type Root = { id: string; title: string; children: readonly { id: string; title: string }[] };

/** The roots; the categories of a root are below it once it, or one of them, is chosen. */
function treeOf(roots: readonly Root[], counted: readonly Count[], chosen?: string): Choice[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return roots
    .flatMap((root) => {
      const isOpen = [root, ...root.children].some(({ id }) => id === chosen);
      return [root, ...(isOpen ? root.children : [])];
    })
    .map(({ id, title }) => ({ value: id, label: title, count: counts.get(id) ?? 0 }));
}

type FacetProps = Pick<FacetListProps, 'chosen' | 'to'> & { facet: ShownFacet; choices: Choice[] };

/** One facet; the further choices of a long one are in a list that opens. */
function Facet({ facet, choices, chosen, to }: FacetProps) {
  const { key, label, most, more, isTree } = facet;
  const now = chosen[key]?.split(',') ?? [];
  const isFurther = ({ value }: Choice, at: number) => Boolean(more) && at >= AT_ONCE && !now.includes(value);
  const further = choices.filter(isFurther);
  const shared = { now, to: (value?: string) => to({ ...chosen, [key]: value }), isSingle: isTree ?? most === 1 };
  return (
    <>
      <Choices label={label} choices={choices.filter((choice, at) => !isFurther(choice, at))} {...shared} />
      {further.length > 0 && (
        <details>
          <summary>{more}</summary>
          <Choices choices={further} {...shared} />
        </details>
      )}
    </>
  );
}

type ChoicesProps = {
  label?: string;
  choices: Choice[];
  now: string[];
  to: (value?: string) => string;
  isSingle: boolean;
};

function Choices({ label, choices, now, to, isSingle }: ChoicesProps) {
  const shown = choices.filter(({ value, count }) => count > 0 || now.includes(value));
  if (shown.length === 0) return null;
  const next = (value: string): string | undefined => {
    const others = now.filter((each) => each !== value);
    if (isSingle) return others.length < now.length ? undefined : value;
    return (others.length < now.length ? others : [...now, value]).join(',') || undefined;
  };
  return (
    <>
      {label && <h2>{label}</h2>}
      <ul aria-label={label}>
        {shown.map((choice) => (
          <li key={choice.value}>
            <Link
              to={to(next(choice.value))}
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
