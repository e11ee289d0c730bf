import { expect, it } from 'vitest';
import { heroes } from './heroes.ts';

it.each(Object.entries(heroes))(
  '%s.svg is what is drawn here (R1890): `npm run test:one -- heroes -u` rewrites it',
  async (name, draw) => {
    await expect(draw()).toMatchFileSnapshot(`../../../../storefront/src/${name}.svg`);
  },
);
