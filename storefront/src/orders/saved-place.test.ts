import { expect, it } from 'vitest';
import { readPlace } from './saved-place.ts';

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
])('R1845: a stored place is read from %j', (stored, place) => expect(readPlace(stored)).toEqual(place));
