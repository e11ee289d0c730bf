import { KARITE_MODES } from '@karite/shared/delivery';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../checkout-draft.ts';
import { DeliverySection } from './delivery-section.tsx';

const SHOP = { name: 'Bénin', country: 'BJ', address: 'Haie Vive, Cotonou', hours: '9 h à 18 h' } as const;

/** The modes of Karité's that the form offers, each with its fee; a shop may have more. */
function offered(shops: readonly (typeof SHOP)[]) {
  const section = (
    <DeliverySection draft={EMPTY_DRAFT} edit={() => undefined} errorOf={() => undefined} free={false} shops={shops} />
  );
  const router = createMemoryRouter([{ path: '/', element: section }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<strong>([^<]*)<\/strong><span>([^<]*)<\/span>/g)].flatMap(([, way, fee]) =>
    KARITE_MODES.some(({ label }) => label === way) ? [[way, fee]] : [],
  );
}

it('R2152 pick-up is offered, free, where one of our shops names its country, and nowhere else', () => {
  const others = [
    ['À domicile', expect.stringMatching(/^2\s000\sFCFA$/)],
    ['Point relais', 'Selon la destination'],
  ];
  expect(offered([])).toEqual(others);
  expect(offered([SHOP])).toEqual([...others, ['Retrait en boutique', 'Gratuit']]);
});
