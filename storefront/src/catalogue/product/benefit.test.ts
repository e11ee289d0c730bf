import { expect, it } from 'vitest';
import { benefitOf } from './benefit.ts';

it('R1104: the first sentence is under the name, what follows in the tab', () => {
  expect(benefitOf('Un voile sec. On s’habille aussitôt. Tient 2.5 heures.')).toEqual({
    benefit: 'Un voile sec',
    rest: 'On s’habille aussitôt. Tient 2.5 heures.',
  });
});

it('R1104: one sentence is in both, and none in neither', () => {
  expect(benefitOf('Un voile sec.')).toEqual({ benefit: 'Un voile sec', rest: 'Un voile sec.' });
  expect(benefitOf('Un voile sec')).toEqual({ benefit: 'Un voile sec', rest: 'Un voile sec' });
  expect(benefitOf(null)).toEqual({ benefit: undefined, rest: null });
});
