import { sql } from 'drizzle-orm';
import { checkOf } from '../../engine/finding.ts';

/** What holds of the tree of categories (I11). */
export const checkCategories = checkOf([
  {
    invariant: 'I11',
    problem: 'a category below a category that has a parent, or below itself',
    rows: sql`
      select child.id::text from categories child join categories parent on parent.id = child.parent_id
      where parent.parent_id is not null or parent.id = child.id`,
  },
]);
