import type { ResourceShape } from '@karite/shared/resource';
import { LRUCache } from 'lru-cache';
import { keptWith } from '../server/cache/kept-with.ts';
import { type KnownRecords, nameOfFields } from './kept-records.ts';
import type { ListQuery } from './list-query.ts';
import { stampOf } from './select.ts';

/** What is kept of all resources at most, in bytes: some 3 000 orders. */
const MOST_BYTES = 4_000_000;
/** What a record takes beside its text, about. */
const ENTRY_BYTES = 200;

const kept = new LRUCache<string, { stamp: string; text: string }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ text }) => text.length + ENTRY_BYTES,
});

/**
 * Records that are not told of when they change (orders, accounts), as lists write them for who sees all of each. A page is read
 * as ids with the stamp of each, which says whether the text that is kept is still the record's: only what has changed is
 * written anew. `null`: no stamp tells all that the list shows.
 */
export const stampedRecords = keptWith((resource: ResourceShape) =>
  keptWith(({ fields }: ListQuery): KnownRecords | null => {
    const stamp = stampOf(resource, fields);
    if (!stamp) return null;
    const list = `${resource.name} ${fields ? nameOfFields(fields) : ''}`;
    return {
      stamp,
      find(id, stamp) {
        const found = kept.get(list + id);
        return found?.stamp === stamp ? found.text : undefined;
      },
      keep: (id, text, stamp) => kept.set(list + id, { stamp, text }),
    };
  }),
);
