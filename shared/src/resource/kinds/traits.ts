/** The traits of most kinds, so that each kind declares only its differences. */

/** One value in a column of its own: short, sorted, compared. */
export const columnTraits = {
  storage: 'column',
  empty: null,
  operators: ['eq', 'ne'],
  isNumber: false,
  isText: false,
  hasPictures: false,
  hasFiles: false,
  isWide: false,
  fitsInRow: true,
  isSortable: true,
  staysWhenAbsent: false,
} as const;

/** Several values in rows of their own: read in a record's details. */
export const listTraits = {
  storage: 'rows',
  empty: [],
  operators: [],
  isNumber: false,
  isText: false,
  hasPictures: false,
  hasFiles: false,
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  staysWhenAbsent: true,
} as const;
