import { expect, it } from 'vitest';
import { readPlace } from './known-place.ts';

it.each([
  [
    { country: 'BJ', city: 'Cotonou' },
    { country: 'BJ', city: 'Cotonou' },
  ],
  [
    { country: 'BJ', nom: 'Afi' },
    { country: 'BJ', city: '' },
  ],
  [{ country: '', city: 'Cotonou' }, null],
  [{ country: 'FR', city: 'Paris' }, null],
  ['BJ', null],
  [null, null],
])('R1845: a place that was kept is read of %j', (kept, place) => expect(readPlace(kept)).toEqual(place));
