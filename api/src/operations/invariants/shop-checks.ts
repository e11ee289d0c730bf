import { type SQL, sql } from 'drizzle-orm';
import { type Check, type Finding, type Invariant, MOST_FINDINGS } from './finding.ts';

const QUESTIONS: { invariant: Invariant; problem: string; rows: SQL }[] = [
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
    invariant: 'I11',
    problem: 'a category below a category that has a parent, or below itself',
    rows: sql`
      select child.id::text from categories child join categories parent on parent.id = child.parent_id
      where parent.parent_id is not null or parent.id = child.id`,
  },
  {
    invariant: 'I12',
    problem: 'there were administrators, and none is active',
    rows: sql`
      select 'users' as id where exists (select from users where role = 'admin')
        and not exists (select from users where role = 'admin' and is_active)`,
  },
];

/** What holds of accounts and of the tree of categories (I9, I11, I12). */
export const checkShop: Check = async (database) => {
  const findings: Finding[] = [];
  for (const { invariant, problem, rows } of QUESTIONS) {
    const found = await database.execute<{ id: string }>(sql`${rows} limit ${MOST_FINDINGS}`);
    findings.push(...found.rows.map(({ id }) => ({ invariant, id, problem })));
  }
  return findings;
};
