import { sql } from 'drizzle-orm';
import { type Database, type Executor, openDatabase } from '../database/database.ts';
import type { Finding } from './finding.ts';
import { checkMoney } from './money-checks.ts';
import { checkOrders } from './order-checks.ts';
import { checkPictures } from './picture-checks.ts';
import { checkShop } from './shop-checks.ts';

/** Every check, on a database as one transaction sees it. */
export const findViolations = async (database: Executor, mediaDirectory: string): Promise<Finding[]> => [
  ...(await checkOrders(database)),
  ...(await checkMoney(database)),
  ...(await checkShop(database)),
  ...(await checkPictures(database, mediaDirectory, Date.now())),
];

/**
 * Looks for what must never be in a shop, at one moment of its database and without writing: safe beside a shop that
 * serves. Returns nothing when all is well.
 */
export const checkInvariants = (database: Database, mediaDirectory: string): Promise<Finding[]> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    return findViolations(transaction, mediaDirectory);
  });

/** `DATABASE_URL=… MEDIA_STORE=… tsx --conditions=source api/src/invariants/check-invariants.ts`; ends with 1 when something is found. */
async function main(): Promise<void> {
  const { DATABASE_URL: url, MEDIA_STORE: directory } = process.env;
  if (!url || !directory) throw new Error('DATABASE_URL and MEDIA_STORE say what to check');
  const database = openDatabase(url, 1);
  try {
    const findings = await checkInvariants(database, directory);
    for (const { invariant, id, problem } of findings) process.stdout.write(`${invariant}  ${id}  ${problem}\n`);
    process.stdout.write(findings.length ? `${findings.length} findings\n` : 'All invariants hold.\n');
    process.exitCode = findings.length ? 1 : 0;
  } finally {
    await database.close();
  }
}

if (import.meta.filename === process.argv[1])
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  });
