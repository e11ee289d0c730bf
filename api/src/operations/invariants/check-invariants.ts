import { sql } from 'drizzle-orm';
import { loadCustom } from '../../custom/load-custom.ts';
import { ownFeature } from '../../custom/own-feature.ts';
import type { Finding } from '../../engine/finding.ts';
import { shopFeatures } from '../../features.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { checkPictures } from './picture-checks.ts';

/** A million orders take their time: no question has a limit. */
const NO_LIMIT = 0;

/** Every feature's checks, the shop's own and that of the pictures, on a database as one transaction sees it. */
export async function findViolations(database: Executor, store: MediaStore): Promise<Finding[]> {
  const shop = shopFeatures({ settings: {}, mediaStore: store, ownSteps: [] });
  const features = [...shop, ownFeature(await loadCustom())];
  const findings: Finding[] = [];
  for (const check of features.flatMap(({ checks = [] }) => checks)) findings.push(...(await check(database)));
  return [...findings, ...(await checkPictures(database, store, Date.now()))];
}

/**
 * Checks a shop for violated invariants, in one snapshot of its database and without writing: safe beside a running shop.
 * Returns nothing when all hold.
 */
export const checkInvariants = (database: Database, store: MediaStore): Promise<Finding[]> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    return findViolations(transaction, store);
  }, NO_LIMIT);
