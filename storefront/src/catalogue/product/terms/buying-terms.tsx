import type { Product } from '@karite/shared/resources';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { StaticMarkup } from '../../../hydration/static-markup.tsx';
import { whenIdle } from '../../../hydration/when-idle.ts';
import { mayHavePlace } from '../../../orders/place-key.ts';
import { useIsHydrating } from '../../../ui/needs-script/use-is-hydrating.ts';
import type { DrawnTerms } from './all-terms.tsx';
import styles from './buying-terms.module.css';
import type { MyTermsProps } from './my-terms.tsx';

const Content = import.meta.env.SSR ? (await import('./all-terms.tsx')).AllTerms : null;

/**
 * Delivery, payment and returns (R1845 to R1847). The server draws them for every country; what is so where this shopper is
 * is drawn by code that is loaded on demand, or where this device has a stored place.
 */
export function BuyingTerms({ product, drawn }: { product: Product; drawn?: DrawnTerms }) {
  const place = useRef<HTMLDivElement>(null);
  const [Mine, setMine] = useState<ComponentType<MyTermsProps> | null>(null);
  const isHydrating = useIsHydrating();
  const [isStatic] = useState(Content === null && isHydrating);
  useEffect(() => {
    let isRequested = false;
    const show = async () => {
      if (isRequested) return;
      isRequested = true;
      const { fetchMyTerms } = await import('./my-terms.tsx');
      const Fetched = await fetchMyTerms();
      setMine(() => Fetched);
    };
    // Without the network what the server drew stays.
    const showIfPossible = () => void show().catch(() => null);
    if (!isStatic) return showIfPossible();
    if (mayHavePlace()) whenIdle(show);
    place.current?.addEventListener('toggle', showIfPossible, { capture: true, once: true });
  }, [isStatic]);
  return (
    <div ref={place} className={styles.terms}>
      {Mine ? (
        <Mine product={product} open={[...(place.current?.querySelectorAll('details') ?? [])].map((it) => it.open)} />
      ) : isStatic ? (
        <StaticMarkup id={`conditions-${product.id}`} as="div" Content={null} />
      ) : (
        <div id={`conditions-${product.id}`}>{Content && <Content product={product} drawn={drawn} />}</div>
      )}
    </div>
  );
}
