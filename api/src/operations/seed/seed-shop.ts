import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import { raiseCatalogueVersion } from '../../platform/database/catalogue-version.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { StartError } from '../../platform/server/processes/start-error.ts';
import { countTogetherWhenDue } from '../../shop/catalogue/bought-together.ts';
import { writeBestSellers } from '../../shop/collections/best-sellers.ts';
import { drawPictures } from './draw-pictures.ts';
import { partOf, reportProgress } from './progress.ts';
import { scaleOf, scaleShop } from './scale-shop.ts';
import { storeDemoShop } from './store-demo-shop.ts';

type Seeding = { database: Database; store: MediaStore; seed: string; log: (line: string) => void };

/** A million orders take minutes: no statement of the filling has a limit of time. */
const NO_LIMIT = 0;

/**
 * Fills an empty database with the demo shop, or a large one (`scale:…`); a database that holds anything is left alone.
 * Pictures come first, under names that follow from what they show, so that the start after one that was cut draws only
 * those that are missing; then all rows in one transaction.
 */
export async function seedShop({ database, store, seed, log }: Seeding): Promise<void> {
  if (seed === 'none' || !(await isEmpty(database))) return;
  // Loaded here and not above: a shop that is not filled with it never does.
  const { demoPictures } = await import('@karite/demo');
  log('Filling the demo shop: drawing its pictures');
  const progress = reportProgress(log);
  const urls = await drawPictures(demoPictures(), store, (done, total) =>
    progress.note(done / total, `of ${total} pictures`),
  ).finally(progress.end);
  await storeShop(database, { seed, urls, log });
}

/** What a shop is filled with, and the paths of its pictures. */
type Storing = { seed: string; urls: Parameters<typeof storeDemoShop>[2]; log: (line: string) => void };

/** Stores the demo shop, scaled up by `seed`, in an empty database. Throws a `StartError` with the reason for its rollback. */
export async function storeShop(database: Database, { seed, urls, log }: Storing): Promise<void> {
  const { demoShop } = await import('@karite/demo');
  log('Filling the demo shop: products, customers and orders');
  const progress = reportProgress(log);
  try {
    progress.note(0, 'the demo shop');
    await fillWhole(database, async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoShop})`);
      if (!(await isEmpty(transaction))) return;
      const now = new Date();
      await storeDemoShop(transaction, demoShop(now), urls, now);
      if (seed.startsWith('scale:')) await scaleShop(transaction, scaleOf(seed), partOf(progress.note, 0.02, 0.97));
      progress.note(0.97, 'best sellers');
      await writeBestSellers(transaction);
      await transaction.execute(sql`insert into seeds (name) values (${seed})`);
      await raiseCatalogueVersion(transaction);
    });
    progress.note(0.98, 'figures for the planner, and what is bought together');
    await afterFilling(database);
  } finally {
    progress.end();
  }
}

/** What is made of the rows once they are there. Throws a `StartError`: they stay, and a next start does without. */
async function afterFilling(database: Database): Promise<void> {
  try {
    // Fresh figures for the planner: a plan made for an empty table would read a full one row by row.
    await database.transaction((transaction) => transaction.execute(sql`analyze`), NO_LIMIT);
    await countTogetherWhenDue(database);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The demo shop is stored, but not counted: ${why}\n  Start again.`, { cause: error });
  }
}

/** Runs `fill` as one transaction without a time limit. Throws a `StartError` with the reason for its rollback. */
export async function fillWhole(database: Database, fill: (transaction: Transaction) => Promise<void>): Promise<void> {
  const work = async (transaction: Transaction) => {
    // A server's own limit is meant for requests.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await fill(transaction);
  };
  await database.transaction(work, NO_LIMIT).catch((error: Error) => {
    const why = `The demo shop could not be stored, and nothing of it stays: ${error.message}`;
    throw new StartError(`${why}\n  Start again, or set SEED=none for an empty shop.`, { cause: error });
  });
}

async function isEmpty(database: Executor): Promise<boolean> {
  const found = await database.execute(sql`
    select 1 where exists (select from seeds) or exists (select from products) or exists (select from orders)
      or exists (select from categories) or exists (select from brands)`);
  return found.rows.length === 0;
}
