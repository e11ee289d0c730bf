import { listRoots, readFacetCounts } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { orNull, orPageError } from '../api/page-error.ts';
import { type About, type Answers, aboutOf, nextQuestion, readAnswers } from './questions.ts';
import { loadRoutine, type Root, type Step } from './routine.ts';

export type DiagnosticData = { roots: Root[]; about: About; answers: Answers; routine: Step[] | null };

const FAILED = { failed: 'Erreur lors du chargement des données' };

/** The questions, or the routine that the answers in the address lead to (R1208). */
export async function loadDiagnostic(client: Client, request: Request): Promise<DiagnosticData> {
  const roots = (await orPageError(listRoots(client), FAILED)).map(({ id, title, children }) => ({
    id,
    title,
    children: children.map((child) => ({ id: child.id, title: child.title ?? '' })),
  }));
  const search = new URL(request.url).searchParams;
  const root = roots.find(({ id }) => id === search.get('rayon'));
  if (!root) return { roots, about: 'skin', answers: {}, routine: null };
  const categories = [root.id, ...root.children.map(({ id }) => id)].join(',');
  const about = aboutOf(root.title, (await orNull(readFacetCounts(client, { categories }))) ?? {});
  const answers = readAnswers(search, about);
  const routine = nextQuestion(answers)
    ? null
    : await orPageError(loadRoutine(client, roots, { root, about, answers }), FAILED);
  return { roots, about, answers, routine };
}
