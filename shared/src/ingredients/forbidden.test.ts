import { describe, expect, it } from 'vitest';
import { forbiddenIn, forbiddenWarning } from './index.ts';

describe('what cosmetics may not contain (R1838)', () => {
  it.each([
    ['Aqua, Hydroquinone, Glycerin', ['hydroquinone']],
    ['HYDROQUINONE 4%', ['hydroquinone']],
    ['Aqua,1,4-Benzenediol', ['hydroquinone (1,4-benzenediol)']],
    ['chlorure de mercure', ['mercure']],
    ['Ammoniated Mercury', ['mercure (mercury)']],
    ['Mercuric chloride (calomel)', ['mercure (mercuric, calomel)']],
    ['Clobetasol propionate', ['corticoïdes (clobétasol)']],
    ['propionate de CLOBÉTASOL; dipropionate de betaméthasone', ['corticoïdes (clobétasol, bétaméthasone)']],
    ['Cortico\u0131des, corticoïdes', ['corticoïdes']],
    ['Tre\u0301tinoi\u0308ne 0,05 %', ['trétinoïne']],
    ['acide all-trans-rétinoïque', ['trétinoïne (rétinoïque)']],
    ['Monobenzone', ['monobenzone']],
    ['Mercury; hydroquinone', ['hydroquinone', 'mercure (mercury)']],
    ['Sans parfum, hydroquinone. Crème sans hydroquinone', ['hydroquinone']],
  ])('is found in « %s »', (text, found) => expect(forbiddenIn(text)).toEqual(found));

  it.each([
    '',
    'Aqua, Glycerin, Arbutin, Kojic Acid, Niacinamide',
    // Allowed substances with names that begin or end alike.
    'T-Butyl Hydroquinone, tert-butylhydroquinone',
    'Retinol, Retinyl Palmitate, Hydroxypinacolone Retinoate',
    'Mercurialis Annua Extract',
    'Tocopherol, Ubiquinone',
    'Crème sans hydroquinone, sans mercure ni parabène',
    'Hydroquinone-free, mercury free',
  ])('is not found in « %s »', (text) => expect(forbiddenIn(text)).toEqual([]));

  it('R1837: is one sentence, which omits all others', () => {
    expect(forbiddenWarning('Aqua')).toBeNull();
    expect(forbiddenWarning('Calomel, Hydroquinone')).toBe(
      'À vérifier avant de vendre ce produit : hydroquinone, mercure (calomel). Interdit dans les cosmétiques, ou réservé aux médicaments, dans de nombreux pays.',
    );
  });
});
