import { type ComponentType, useEffect, useState } from 'react';

/** The same lines where the visitor's browser draws the page: their code and data come after what the page is for. */
export function LazySaleTerms() {
  const [Drawn, setDrawn] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./remote-sale-terms.tsx').then(
      ({ RemoteSaleTerms }) => setDrawn(() => RemoteSaleTerms),
      () => null,
    );
  }, []);
  return Drawn && <Drawn />;
}
