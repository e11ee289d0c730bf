import { plural } from '@karite/shared/format';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Facets } from '../../api/catalogue.ts';
import { StaticMarkup } from '../../hydration/static-markup.tsx';
import { useIsHydrating } from '../../ui/needs-script/use-is-hydrating.ts';
import type { FacetListProps } from './facet-list.tsx';
import styles from './faceted.module.css';

const load = async () => (await import('./facet-list.tsx')).FacetList;
const Content = import.meta.env.SSR ? await load() : null;
const Later = lazy(async () => ({ default: await load() }));
const ID = 'facettes';

type Props = Omit<FacetListProps, 'facets'> & {
  facets: Facets | null;
  total: number;
  /** Beside the button on a phone, above the products on a wide screen: their count, and how they are shown. */
  beside?: ReactNode;
  /** Other choices of the list, above the facets. */
  controls?: ReactNode;
  children: ReactNode;
};

/**
 * A list with its facets (R1806): a column beside it, and a sheet on a phone, opened without script. The server draws them;
 * their code comes with the first choice.
 */
export function Faceted({ facets, total, beside, controls, children, ...props }: Props) {
  const { chosen, to } = props;
  const count = Object.values(chosen).filter(Boolean).length;
  const isFaceted = facets && (total > 0 || count > 0);
  if (!isFaceted && !controls) return children;
  const name = controls ? 'Filtrer et trier' : 'Filtres';
  return (
    <div className={styles.layout}>
      {/* For who reads by keyboard: on a wide screen all choices are before the products. */}
      <a href="#produits" className="hidden">
        Aller aux produits
      </a>
      {beside && <div className={styles.beside}>{beside}</div>}
      <section aria-label={name}>
        <input type="checkbox" id="filtres" aria-label={name} className={styles.toggle} />
        <label htmlFor="filtres" className={styles.open}>
          <span>{name}</span>
          {count > 0 && <span>{` (${count})`}</span>}
        </label>
        <label htmlFor="filtres" className={styles.behind}>
          <span className="hidden">Fermer les filtres</span>
        </label>
        <div className={styles.panel}>
          {controls}
          {isFaceted && (
            <Suspense fallback={null}>
              <Drawn key={to(chosen)} facets={facets} {...props} />
            </Suspense>
          )}
          <label htmlFor="filtres" className={styles.done}>
            {`Voir ${plural(total, 'produit')}`}
          </label>
        </div>
      </section>
      <div id="produits">{children}</div>
    </div>
  );
}

function Drawn(props: FacetListProps) {
  const isHydrating = useIsHydrating();
  const [isStatic] = useState(Content === null && isHydrating);
  if (isStatic) return <StaticMarkup id={ID} as="div" className={styles.groups} Content={null} />;
  const Shown = Content ?? Later;
  return (
    <div id={ID} className={styles.groups}>
      <Shown {...props} />
    </div>
  );
}
