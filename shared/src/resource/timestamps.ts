import { dateTime } from './kinds/index.ts';

/** The two moments that every record has, though no declaration names them. */
export const TIMESTAMPS = {
  createdAt: dateTime({
    label: 'Créé le',
    required: true,
    readOnly: true,
    column: { sortable: true },
    filter: { advanced: true },
  }),
  updatedAt: dateTime({ label: 'Modifié le', required: true, readOnly: true, column: { sortable: true } }),
};
