import { useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { listProducts } from '../api/catalogue.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';

/** R1002: after a pause of 300 ms, five results. */
const PAUSE_MS = 300;
const MOST = 5;

export type QuickSearch = { status: 'idle' | 'loading' | 'done'; products: ShopProduct[] };

const START: QuickSearch = { status: 'loading', products: [] };

/** What the drop-down shows for a text being typed. A failed search shows nothing (R1002): submitting still works. */
export function useQuickSearch(q: string): QuickSearch {
  const [found, setFound] = useState<QuickSearch>(START);
  useEffect(() => {
    const abort = new AbortController();
    setFound((before) => ({ ...before, status: 'loading' }));
    const timer = setTimeout(() => {
      listProducts(browserClient, { q, _start: 0, _end: MOST }, abort.signal).then(
        ({ items }) => setFound({ status: 'done', products: items }),
        () => abort.signal.aborted || setFound({ status: 'idle', products: [] }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q]);
  return found;
}
