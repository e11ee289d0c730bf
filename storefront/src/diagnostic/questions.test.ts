import { describe, expect, it } from 'vitest';
import { facetQuery, readFacets } from '../catalogue/facets/facet-choice.ts';
import { FEELINGS, feelingsOf } from './questions.ts';

const counted = (...counts: number[]) => counts.map((count) => ({ count }));

describe('R1208 The questions and the result of the questionnaire', () => {
  it('is about hair where a shelf has more for it than for the skin', () => {
    expect(feelingsOf({ hairTypes: counted(2, 3), skinTypes: counted(4) })).toBe('hair');
    expect(feelingsOf({ hairTypes: counted(2, 2), skinTypes: counted(4) })).toBe('skin');
    expect(feelingsOf({})).toBe('skin');
  });

  it.each([...FEELINGS.skin.answers, ...FEELINGS.hair.answers].filter(({ value }) => value))(
    '$label: a type that there is, and a word for shops that declare none',
    ({ value }) => {
      const params = new URLSearchParams(value);
      const types = Object.values(facetQuery(readFacets(params))).flat();
      expect(types).toEqual((params.get('peau') ?? params.get('cheveux'))?.split(','));
      expect(params.get('q')).toMatch(/^\p{L}+$/u);
    },
  );
});
