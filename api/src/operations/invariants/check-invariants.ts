import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { checkCounts } from './count-checks.ts';
import type { Finding } from './finding.ts';
import { checkGivenBack } from './given-back-checks.ts';
import { checkInvoices } from './invoice-checks.ts';
import { checkMoney } from './money-checks.ts';
import { checkOrders } from './order-checks.ts';
import { checkPayments } from './payment-checks.ts';
import { checkPictures } from './picture-checks.ts';
import { checkRollups } from './rollup-checks.ts';
import { checkSales } from './sales-checks.ts';
import { checkShop } from './shop-checks.ts';
import { checkStock } from './stock-checks.ts';

/** A million orders take their time: no question has a limit. */
const NO_LIMIT = 0;

/** Every check, on a database as one transaction sees it. */
export const findViolations = async (database: Executor, store: MediaStore): Promise<Finding[]> => [
  ...(await checkOrders(database)),
  ...(await checkMoney(database)),
  ...(await checkPayments(database)),
  ...(await checkInvoices(database)),
  ...(await checkGivenBack(database)),
  ...(await checkShop(database)),
  ...(await checkStock(database)),
  ...(await checkRollups(database)),
  ...(await checkSales(database)),
  ...(await checkCounts(database)),
  ...(await checkPictures(database, store, Date.now())),
];

/**
 * Looks for what must never be in a shop, at one moment of its database and without writing: safe beside a shop that
 * serves. Returns nothing when all is well.
 */
export const checkInvariants = (database: Database, store: MediaStore): Promise<Finding[]> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    return findViolations(transaction, store);
  }, NO_LIMIT);
