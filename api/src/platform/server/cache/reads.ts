/** What an answer was made of: which records of a resource, and which of their fields. */
export type Read = {
  /** Its name. */
  resource: string;
  /** The ids of the records, in one text; `null`: any. */
  ids: string | null;
  /** The fields by their columns' names, with `'+'` where a new record counts and `'-'` where one that goes; `null`: all. */
  fields: ReadonlySet<string> | null;
};

/** What was changed; `null`: anything, any record. */
export type Change = { resource: string | null; record: string | null; fields: readonly string[] };

/** All of a resource: any change of it counts. */
export const allOfResource = (resource: string): Read => ({ resource, ids: null, fields: null });

const isTouched = ({ resource, ids, fields }: Read, change: Change): boolean =>
  change.resource === resource &&
  (ids === null || change.record === null || ids.includes(change.record)) &&
  (fields === null || change.fields.some((field) => fields.has(field)));

/** Whether a change may alter a response. */
export const touches = (change: Change, reads: readonly Read[]): boolean =>
  change.resource === null || reads.some((read) => isTouched(read, change));

/** Above this number of records of one resource, records are not compared one by one. */
const MANY = 20;

/** Merges changes: an import changes hundreds of records, and each change is compared with the whole cache. */
export function gathered(changes: readonly Change[]): Change[] {
  return [...new Set(changes.map(({ resource }) => resource))].flatMap((resource): Change[] => {
    const of = changes.filter((change) => change.resource === resource);
    if (of.length <= MANY) return of;
    return [{ resource, record: null, fields: [...new Set(of.flatMap(({ fields }) => fields))] }];
  });
}
