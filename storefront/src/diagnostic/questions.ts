/** The skin questionnaire: what is asked beside the shelves, which come from the shop's own categories. */
export type Answer = { label: string; value: string };

/** What the skin feels; the value is a word looked for in the descriptions, none when empty. */
export const FEELINGS: readonly Answer[] = [
  { label: 'Elle tiraille, elle manque d’eau', value: 'hydrate' },
  { label: 'Elle brille dans la journée', value: 'brille' },
  { label: 'Le teint est irrégulier, les marques restent', value: 'teint' },
  { label: 'Elle chauffe ou réagit vite', value: 'sensible' },
  { label: 'Rien de particulier', value: '' },
];

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
