/** The questionnaire (R1208): its questions beside the shelves, which come from the shop's own categories. */
export type About = 'skin' | 'hair' | 'scent';

export type Feeling = {
  label: string;
  value: string;
  /** The filters of a list, as its address has them (R1844). */
  types?: string;
  /** What the second step of the routine does for it; of a scent, the third. */
  reason: string;
  /** A word of the descriptions, where no type says it. */
  word?: string;
};

const NOTHING = 'rien';

const SKIN: readonly Feeling[] = [
  {
    label: 'Elle tiraille, elle manque d’eau',
    value: 'seche',
    types: 'peau=seche',
    reason: 'Rend son eau à une peau qui tiraille.',
  },
  {
    label: 'Elle brille dans la journée',
    value: 'grasse',
    types: 'peau=grasse,mixte',
    reason: 'Hydrate sans faire briller.',
  },
  {
    label: 'Des boutons ou des points noirs reviennent',
    value: 'imperfections',
    types: 'peau=imperfections',
    reason: 'Calme les boutons et resserre les pores.',
  },
  {
    label: 'Le teint est irrégulier, les marques restent',
    value: 'taches',
    types: 'peau=taches',
    reason: 'Unifie le teint, marque après marque.',
  },
  {
    label: 'Elle chauffe ou réagit vite',
    value: 'sensible',
    types: 'peau=sensible',
    reason: 'Apaise une peau qui réagit vite.',
  },
  { label: 'Rien de particulier', value: NOTHING, reason: 'Garde la peau souple toute la journée.' },
];

const HAIR: readonly Feeling[] = [
  {
    label: 'Ils sont crépus, frisés ou bouclés',
    value: 'boucles',
    types: 'cheveux=crepus,boucles',
    reason: 'Dessine les boucles et les garde souples.',
  },
  {
    label: 'Ils sont secs, ils manquent d’eau',
    value: 'secs',
    types: 'cheveux=secs',
    reason: 'Rend leur eau aux longueurs sèches.',
  },
  { label: 'Ils cassent ou tombent', value: 'abimes', types: 'cheveux=abimes', reason: 'Fortifie la fibre qui casse.' },
  {
    label: 'Les racines graissent vite',
    value: 'gras',
    types: 'cheveux=gras',
    reason: 'Soigne les longueurs sans alourdir les racines.',
  },
  {
    label: 'Ils sont colorés ou défrisés',
    value: 'colores',
    types: 'cheveux=colores,lisses',
    reason: 'Répare après la couleur ou le défrisage.',
  },
  { label: 'Rien de particulier', value: NOTHING, reason: 'Démêle et garde les longueurs souples.' },
];

const SCENT: readonly Feeling[] = [
  { label: 'Les fleurs', value: 'fleurs', word: 'fleur', reason: 'Un sillage de fleurs, comme vous les aimez.' },
  {
    label: 'Les bois et les épices',
    value: 'bois',
    word: 'bois',
    reason: 'Un sillage boisé, qui tient jusqu’au soir.',
  },
  {
    label: 'Les agrumes et la fraîcheur',
    value: 'frais',
    word: 'frais',
    reason: 'Un sillage frais, pour les journées chaudes.',
  },
  {
    label: 'La vanille et les gourmandises',
    value: 'vanille',
    word: 'vanille',
    reason: 'Un sillage doux et gourmand.',
  },
  { label: 'Je ne sais pas encore', value: NOTHING, reason: 'Un sillage à découvrir.' },
];

export const FEELINGS: Readonly<Record<About, { title: string; answers: readonly Feeling[] }>> = {
  skin: { title: 'Que ressent votre peau ?', answers: SKIN },
  hair: { title: 'Comment sont vos cheveux ?', answers: HAIR },
  scent: { title: 'Quelle senteur aimez-vous ?', answers: SCENT },
};

type Counts = Partial<Record<'skinTypes' | 'hairTypes', readonly { count: number }[]>>;

/** What the questions are about: perfume where the shelf says so, else the people that its products suit; by default the skin. */
export function aboutOf(title: string, { skinTypes = [], hairTypes = [] }: Counts): About {
  if (/parfum/i.test(title)) return 'scent';
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
  return sum(hairTypes) > sum(skinTypes) ? 'hair' : 'skin';
}

/** The most that a product may cost, in the shop's currency. */
export const BUDGETS = [
  { label: 'Jusqu’à 10 000 par produit', value: '10000' },
  { label: 'Jusqu’à 20 000 par produit', value: '20000' },
  { label: 'Peu importe', value: NOTHING },
] as const;

/** What counts in choosing, and how the products are sorted for it. */
export const PREFERENCES = [
  { label: 'L’avis des autres', value: 'avis', sort: { _sort: 'score', _order: 'desc' } },
  { label: 'Le plus petit prix', value: 'prix', sort: { _sort: 'fromPrice', _order: 'asc' } },
  { label: 'Les dernières arrivées', value: 'recents', sort: { _sort: 'createdAt', _order: 'desc' } },
] as const;

export const QUESTIONS = ['rayon', 'ressenti', 'budget', 'priorite'] as const;
export type Question = (typeof QUESTIONS)[number];
export type Answers = Partial<Record<Question, string>>;

/** The answers that an address has, up to the first question without one. */
export function readAnswers(search: URLSearchParams, about: About): Answers {
  const offered: Partial<Record<Question, readonly { value: string }[]>> = {
    ressenti: FEELINGS[about].answers,
    budget: BUDGETS,
    priorite: PREFERENCES,
  };
  const answers: Answers = {};
  for (const question of QUESTIONS) {
    const value = search.get(question);
    if (!value || offered[question]?.every((answer) => answer.value !== value)) break;
    answers[question] = value;
  }
  return answers;
}

/** The first question without an answer, or `null` when all are answered. */
export const nextQuestion = (answers: Answers): Question | null =>
  QUESTIONS.find((question) => answers[question] === undefined) ?? null;
