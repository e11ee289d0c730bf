import { describe, expect, it } from 'vitest';
import { facetQuery, readFacets } from '../catalogue/facets/facet-choice.ts';
import { FEELINGS, feelingsOf } from './questions.ts';

const counted = (...counts: number[]) => counts.map((count) => ({ count }));

describe('R1208 what the questionnaire asks and leads to', () => {
  it('asks of the hair where a shelf has more for it than for the skin', () => {
    expect(feelingsOf({ hairTypes: counted(2, 3), skinTypes: counted(4) })).toBe('hair');
    expect(feelingsOf({ hairTypes: counted(2, 2), skinTypes: counted(4) })).toBe('skin');
    expect(feelingsOf({})).toBe('skin');
  });

  it.each([...FEELINGS.skin.answers, ...FEELINGS.hair.answers].filter(({ value }) => value))(
    '$label: a type that there is, and a word for shops that declare none',
    ({ value }) => {
      const asked = new URLSearchParams(value);
      const types = Object.values(facetQuery(readFacets(asked))).flat();
      expect(types).toEqual((asked.get('peau') ?? asked.get('cheveux'))?.split(','));
      expect(asked.get('q')).toMatch(/^\p{L}+$/u);
    },
  );
});
