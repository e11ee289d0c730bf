/**
 * Promise P20: does the time of a refused sign-in tell whether the account exists? 200 known and 200 unknown addresses
 * in turns, one at a time, through the whole server on a PostgreSQL of its own; and 200 unknown ones more, which show
 * how much two equal series differ on a busy machine.
 *
 *   node_modules/.bin/tsx --conditions=source api/bench/login-time.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { addAccount } from '../src/accounts/account-store.ts';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openMediaFolder } from '../src/media/media-store.ts';

const ROUNDS = 200;
/** The promise: medians differ by less. */
const MOST_DIFFERENCE = 0.05;

const median = (times: number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(embedded.url);
await migrateDatabase(database);
const app = await buildApp({
  settings: { RATE_LIMIT: 'on', TRUST_PROXY: 'off' },
  database,
  mediaStore: await openMediaFolder(path.join(folder, 'media')),
  web: null,
});

const timeOf = async (email: string): Promise<number> => {
  const start = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: 'une fausse phrase' },
  });
  if (answer.statusCode !== 401) throw new Error(`${answer.statusCode} ${answer.payload}`);
  return performance.now() - start;
};

const series: Record<'known' | 'unknown' | 'control', number[]> = { known: [], unknown: [], control: [] };
for (let i = 0; i < 10; i++) await addAccount(database, `connu${i}@example.com`, 'une phrase de banc', 'user');
// The first rounds warm up; then each round takes the three in another order.
for (let round = -10; round < ROUNDS; round++) {
  // The limits are the same for all; they are lifted here so that as many guesses as wanted are looked at.
  await database.execute(sql`delete from attempts`);
  const emails = {
    known: `connu${Math.abs(round) % 10}@example.com`,
    unknown: `inconnu${round}@example.com`,
    control: `personne${round}@example.com`,
  };
  const names = ['known', 'unknown', 'control'] as const;
  for (let turn = 0; turn < names.length; turn++) {
    const name = names[(((round + turn) % 3) + 3) % 3]!;
    const time = await timeOf(emails[name]);
    if (round >= 0) series[name].push(time);
  }
}
await app.close();
await database.close();
await embedded.stop();
await rm(folder, { recursive: true, force: true });

const [known, unknown, control] = [median(series.known), median(series.unknown), median(series.control)];
const difference = Math.abs(known - unknown) / unknown;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
console.log(
  `P20 known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms: they differ by ${percent(difference)}`,
);
console.log(
  `    two series of unknown ones differ by ${percent(Math.abs(control - unknown) / unknown)}: this machine's noise`,
);
process.exitCode = difference < MOST_DIFFERENCE ? 0 : 1;
