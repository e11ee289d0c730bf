import { listProducts, type ProductQuery } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { facetQuery, readFacets } from '../catalogue/facets/facet-choice.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';
import { type About, type Answers, FEELINGS, PREFERENCES } from './questions.ts';

export type Root = { id: string; title: string; children: { id: string; title: string }[] };
export type Step = { title: string; reason: string; product: ShopProduct };

/** One step of a routine: the shelves that it takes from, by their names, and the word to search where there are none. */
type Kind = { title: string; shelves: RegExp; word: string; reason?: string };

/** The steps of each routine; one without a reason has that of the feeling. */
const STEPS: Readonly<Record<About, readonly Kind[]>> = {
  skin: [
    {
      title: 'Nettoyer',
      shelves: /nettoy|savon|toilette/i,
      word: 'nettoyant',
      reason: 'Retire la sueur et la poussière sans décaper.',
    },
    { title: 'Soigner', shelves: /cr[èe]me|s[ée]rum|lait|soins? /i, word: 'crème' },
    {
      title: 'Protéger',
      shelves: /protection|solaire/i,
      word: 'SPF',
      reason: 'Chaque matin : le soleil fonce les marques et dessèche.',
    },
  ],
  hair: [
    {
      title: 'Nettoyer',
      shelves: /shamp/i,
      word: 'shampoing',
      reason: 'Lave le cuir chevelu sans assécher les longueurs.',
    },
    { title: 'Soigner', shelves: /masque/i, word: 'masque' },
    {
      title: 'Protéger',
      shelves: /huile|coiff/i,
      word: 'huile',
      reason: 'Retient l’eau, et garde les pointes de la chaleur.',
    },
  ],
  scent: [
    { title: 'Nettoyer', shelves: /savon|douche/i, word: 'savon', reason: 'Une peau propre retient mieux le parfum.' },
    { title: 'Soigner', shelves: /lait|beurre/i, word: 'lait', reason: 'Une peau hydratée le garde plus longtemps.' },
    { title: 'Parfumer', shelves: /parfum|brume/i, word: 'parfum' },
  ],
};

/** The shelves of a step: those of the chosen root, else of the first root that has some. */
export function shelvesOf(roots: readonly Root[], chosen: Root, shelves: RegExp): string[] {
  const matching = ({ children }: Root) => children.filter(({ title }) => shelves.test(title)).map(({ id }) => id);
  return [chosen, ...roots].map(matching).find((ids) => ids.length > 0) ?? [];
}

/** Three steps with a product each (R1208): filters that leave nothing are dropped, the types last. */
export async function loadRoutine(
  client: Client,
  roots: readonly Root[],
  { root, about, answers }: { root: Root; about: About; answers: Answers },
): Promise<Step[]> {
  const feeling = FEELINGS[about].answers.find(({ value }) => value === answers.ressenti);
  const types = facetQuery(readFacets(new URLSearchParams(feeling?.types)));
  const budget = Number(answers.budget);
  const sort = PREFERENCES.find(({ value }) => value === answers.priorite)?.sort;
  const candidates = async ({ shelves, word, reason }: Kind): Promise<ShopProduct[]> => {
    const ids = shelvesOf(roots, root, shelves);
    const within: ProductQuery = ids.length > 0 ? { categories: ids.join(',') } : { q: word };
    const scent: ProductQuery = !reason && feeling?.word ? { q: feeling.word } : {};
    const most: ProductQuery = budget > 0 ? { fromPrice_lte: budget } : {};
    for (const narrowed of [{ ...types, ...scent, ...most }, { ...types, ...scent }, most, {}]) {
      const query = { inStock: true, ...within, ...narrowed, ...sort, _start: 0, _end: 3 };
      const { items } = await listProducts(client, query);
      if (items.length > 0) return items;
    }
    return [];
  };
  const found = await Promise.all(STEPS[about].map(candidates));
  const taken = new Set<string>();
  return STEPS[about].flatMap(({ title, reason }, at) => {
    const product = found[at]?.find(({ id }) => !taken.has(id));
    if (!product) return [];
    taken.add(product.id);
    return [{ title, reason: reason ?? feeling?.reason ?? '', product }];
  });
}
