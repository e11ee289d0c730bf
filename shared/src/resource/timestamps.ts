import { date } from './kinds/index.ts';

/** The two moments that every record has, though no declaration names them. */
export const TIMESTAMPS = {
  createdAt: date({ label: 'Créé le', readOnly: true, column: { sortable: true } }),
  updatedAt: date({ label: 'Modifié le', readOnly: true, column: { sortable: true } }),
};
