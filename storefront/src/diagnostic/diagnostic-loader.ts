import { listRoots } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { orPageError } from '../api/page-error.ts';

export type Shelf = { id: string; title: string; children: { id: string; title: string }[] };

/** The shelves of the questionnaire. */
export const diagnosticLoader = (client: Client) => async (): Promise<Shelf[]> => {
  const roots = await orPageError(listRoots(client), { failed: 'Erreur lors du chargement des données' });
  return roots.map(({ id, title, children }) => ({
    id,
    title,
    children: children.map((child) => ({ id: child.id, title: child.title ?? '' })),
  }));
};
