import { describe, expect, it } from 'vitest';
import { facetQuery, readFacets } from '../catalogue/facets/facet-choice.ts';
import { aboutOf, FEELINGS, nextQuestion, readAnswers } from './questions.ts';
import { shelvesOf } from './routine.ts';

const counted = (...counts: number[]) => counts.map((count) => ({ count }));

describe('R1208 The questions and the routine of the questionnaire', () => {
  it('is about hair where a shelf has more for it than for the skin, and about scent on a shelf of perfumes', () => {
    expect(aboutOf('Rayon', { hairTypes: counted(2, 3), skinTypes: counted(4) })).toBe('hair');
    expect(aboutOf('Rayon', { hairTypes: counted(2, 2), skinTypes: counted(4) })).toBe('skin');
    expect(aboutOf('Rayon', {})).toBe('skin');
    expect(aboutOf('Parfums et coffrets', { skinTypes: counted(1) })).toBe('scent');
  });

  it.each([...FEELINGS.skin.answers, ...FEELINGS.hair.answers].filter(({ types }) => types))(
    '$label: filters by types that there are',
    ({ types }) => {
      const params = new URLSearchParams(types);
      expect(Object.values(facetQuery(readFacets(params))).flat()).toEqual([...params.values()].join().split(','));
    },
  );

  it('reads the answers of an address up to the first that is not one', () => {
    const read = (query: string) => readAnswers(new URLSearchParams(query), 'skin');
    const all = { rayon: 'r', ressenti: 'seche', budget: '10000', priorite: 'avis' };
    expect(read('rayon=r&ressenti=seche&budget=10000&priorite=avis')).toEqual(all);
    expect(read('rayon=r&ressenti=boucles&budget=10000')).toEqual({ rayon: 'r' });
    expect(read('ressenti=seche')).toEqual({});
    expect(nextQuestion(all)).toBeNull();
    expect(nextQuestion({ rayon: 'r' })).toBe('ressenti');
  });

  it('takes the shelves of the chosen root, and another root’s where it has none', () => {
    const face = { id: 'f', title: 'Visage', children: [{ id: 'n', title: 'Nettoyants' }] };
    const body = {
      id: 'b',
      title: 'Corps',
      children: [
        { id: 's', title: 'Savons' },
        { id: 'l', title: 'Laits' },
      ],
    };
    expect(shelvesOf([body, face], face, /nettoy|savon/i)).toEqual(['n']);
    expect(shelvesOf([body, face], face, /lait/i)).toEqual(['l']);
    expect(shelvesOf([body, face], face, /solaire/i)).toEqual([]);
  });
});
