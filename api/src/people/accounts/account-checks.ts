import { sql } from 'drizzle-orm';
import { checkOf } from '../../engine/finding.ts';

/** What holds of accounts (I9, I12). */
export const checkAccounts = checkOf([
  {
    invariant: 'I9',
    problem: 'two accounts have this address, case apart',
    rows: sql`select lower(email) as id from users group by lower(email) having count(*) > 1`,
  },
  {
    invariant: 'I9',
    problem: 'an address that is not in lower case: its owner could not sign in',
    rows: sql`select id::text from users where email <> lower(email)`,
  },
  {
    invariant: 'I12',
    problem: 'there were administrators, and none is active',
    rows: sql`
      select 'users' as id where exists (select from users where role = 'admin')
        and not exists (select from users where role = 'admin' and is_active)`,
  },
]);
