import { expect, it } from 'vitest';
import { completionsOf } from './completions.ts';

const NAMES = [
  'Sérum éclat vitamine C 30 ml',
  'Sérum anti-taches 30 ml',
  'Beurre de karité brut 200 g',
  'Crème riche au karité',
  'Crèmes en coffret',
  'Lait d’avoine',
];

it.each([
  ['ser', ['sérum']],
  ['SÉR', ['sérum']],
  // The more names, the sooner; one of a word and its plural.
  ['cr', ['crème']],
  ['huile  Ka', ['huile karité']],
  // A whole word is completed as names are, to the next significant word, and never to a number.
  ['beurre', ['beurre de karité']],
  ['avoine', []],
  ['brut', []],
  ['crème', ['crème riche']],
  ['avo', ['avoine']],
  // Nothing is being typed.
  ['sérum ', []],
  ['zz', []],
  ['', []],
])('R1808: « %s » goes on as %j', (typed, completions) => {
  expect(completionsOf(typed, NAMES)).toEqual(completions);
});

it('R1808: three at most', () => {
  expect(completionsOf('ab', ['aba', 'abc', 'abd', 'abe'])).toHaveLength(3);
});
