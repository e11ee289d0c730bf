/** The skin questionnaire: the questions beside the shelves, which come from the shop's own categories. */
export type Answer = { label: string; value: string };

/**
 * The feelings of the skin. The value contains the filters of the list, as its address has them: the types of skin (R1844),
 * and the word to search in the descriptions where no product is declared for a type.
 */
const SKIN_FEELINGS: readonly Answer[] = [
  { label: 'Elle tiraille, elle manque d’eau', value: 'peau=seche&q=hydrate' },
  { label: 'Elle brille dans la journée', value: 'peau=grasse,mixte&q=brille' },
  { label: 'Des boutons ou des points noirs reviennent', value: 'peau=imperfections&q=imperfections' },
  { label: 'Le teint est irrégulier, les marques restent', value: 'peau=taches&q=teint' },
  { label: 'Elle chauffe ou réagit vite', value: 'peau=sensible&q=sensible' },
  { label: 'Rien de particulier', value: '' },
];

const HAIR_FEELINGS: readonly Answer[] = [
  { label: 'Ils sont crépus, frisés ou bouclés', value: 'cheveux=crepus,boucles&q=boucles' },
  { label: 'Ils sont secs, ils manquent d’eau', value: 'cheveux=secs&q=hydrate' },
  { label: 'Ils cassent ou tombent', value: 'cheveux=abimes&q=casse' },
  { label: 'Les racines graissent vite', value: 'cheveux=gras&q=racine' },
  { label: 'Ils sont colorés ou défrisés', value: 'cheveux=colores,lisses&q=coloré' },
  { label: 'Rien de particulier', value: '' },
];

export const FEELINGS = {
  skin: { title: 'Que ressent votre peau ?', answers: SKIN_FEELINGS },
  hair: { title: 'Comment sont vos cheveux ?', answers: HAIR_FEELINGS },
};

type Counts = Partial<Record<'skinTypes' | 'hairTypes', readonly { count: number }[]>>;

/** The question for a shelf, by the people that its products suit; about the skin by default. */
export function feelingsOf({ skinTypes = [], hairTypes = [] }: Counts): keyof typeof FEELINGS {
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
  return sum(hairTypes) > sum(skinTypes) ? 'hair' : 'skin';
}

/** What counts in choosing; the value is a way to sort the list. */
export const PREFERENCES: readonly Answer[] = [
  { label: 'L’avis des autres', value: 'notes' },
  { label: 'Un petit budget', value: 'prix-croissant' },
  { label: 'Ce qui se fait de mieux', value: 'prix-decroissant' },
];

export type Answers = { root?: string; shelf?: string; feeling?: string; preference?: string };

/** The first question without an answer, or `null` when all are answered. */
export function nextQuestion(answers: Answers): keyof Answers | null {
  const order: (keyof Answers)[] = ['root', 'shelf', 'feeling', 'preference'];
  return order.find((question) => answers[question] === undefined) ?? null;
}
