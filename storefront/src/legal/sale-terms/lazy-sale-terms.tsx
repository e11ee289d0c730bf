import { type ComponentType, useEffect, useState } from 'react';
import type { TermsPlace } from './remote-sale-terms.tsx';

/** The same lines where the visitor's browser draws the page: their code and data come after what the page is for. */
export function LazySaleTerms(place: TermsPlace) {
  const [Drawn, setDrawn] = useState<ComponentType<TermsPlace> | null>(null);
  useEffect(() => {
    import('./remote-sale-terms.tsx').then(
      ({ RemoteSaleTerms }) => setDrawn(() => RemoteSaleTerms),
      () => null,
    );
  }, []);
  return Drawn && <Drawn {...place} />;
}
