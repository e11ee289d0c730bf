/**
 * What cosmetics may not contain (R1838), a group a line: its name, then the names that labels use for it in French and English. Those
 * that are searched are compared without capitals and accents, as whole words.
 */
const GROUPS = `
hydroquinone: hydroquinon, hydrochinone, hydroquinol, quinol, 1,4-benzenediol, 1,4-dihydroxybenzene, benzene-1,4-diol
mercure: mercury, mercuric, mercurous, mercurique, mercureux, mercurio, mercurius, calomel, cinabre, cinnabar, hydrargyrum, thiomersal, thimérosal, phénylmercurique, phenylmercuric, méthylmercure, methylmercury, éthylmercure, ethylmercury
corticoïdes: corticoïde, corticostéroïde, corticostéroïdes, corticosteroid, corticosteroids, dermocorticoïde, dermocorticoïdes, glucocorticoïde, glucocorticoïdes, glucocorticoid, glucocorticoids, clobétasol, clobétasone, bétaméthasone, betametasone, dexaméthasone, dexametasone, cortisone, hydrocortisone, prednisone, prednisolone, méthylprednisolone, fluocinonide, fluocinolone, triamcinolone, mométasone, halobétasol, ulobétasol, désonide, diflucortolone, halcinonide, fluticasone, béclométasone, beclomethasone
trétinoïne: tretinoin, rétinoïque, retinoic, isotrétinoïne, isotretinoin
monobenzone: 4-benzyloxyphenol, monobenzyl ether of hydroquinone
`;

/** Allowed substances that share a name with a forbidden one, such as an antioxidant. */
const ALLOWED = ['butyl hydroquinone'];

/** Negations of a substance, before its name or after. */
const WITHOUT = /(?:\b(?:sans|without|no|non)|\b0) $/;
const FREE = /^ free\b/;

/** A text as words with one blank around each. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => {
    const [group = '', names = ''] = line.split(': ');
    return { group, names: [group, ...names.split(', ')].map((name) => ({ name, words: wordsOf(name) })) };
  });

/** Whether the words contain a name that is not negated. */
function isSaid(words: string, name: string): boolean {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!WITHOUT.test(words.slice(0, at + 1)) && !FREE.test(words.slice(at + name.length - 1))) return true;
  return false;
}

/** The forbidden substances that a text names, by group; a group that matched by another name has that name (R1838). */
export function forbiddenIn(text: string): string[] {
  const words = ALLOWED.reduce((left, name) => left.replaceAll(wordsOf(name), ' , '), wordsOf(text));
  return groups.flatMap(({ group, names }) => {
    const found = names.filter((each) => isSaid(words, each.words)).map(({ name }) => name);
    if (found.length === 0) return [];
    const others = found.filter((name) => name !== group);
    return [others.length === 0 ? group : `${group} (${others.join(', ')})`];
  });
}

/** The warning shown when such a list of ingredients is typed (R1837); nothing when it names none of these. */
export function forbiddenWarning(text: string): string | null {
  const found = forbiddenIn(text);
  return found.length === 0
    ? null
    : `À vérifier avant de vendre ce produit : ${found.join(', ')}. Interdit dans les cosmétiques, ou réservé aux médicaments, dans de nombreux pays.`;
}
