/**
 * Promise P20: does the time of a refused sign-in reveal whether the account exists? Existing and unknown addresses, one at a
 * time, in another order each round, through the whole server; and as many unknown ones more, which show how much two equal
 * series differ on a busy machine.
 */
import { sql } from 'drizzle-orm';
import { addAccount } from '../../api/src/people/accounts/account-store.ts';
import { median, numberOf } from '../support/figures.ts';
import { openShop } from '../support/open-shop.ts';
import { withScratch } from '../support/scratch.ts';

const ROUNDS = numberOf('ROUNDS', 200);
const WARM_UP = 10;
/** The promise: medians differ by less. */
const MOST_DIFFERENCE = 0.05;
const NAMES = ['known', 'unknown', 'control'] as const;

await withScratch(async (scratch) => {
  const { app, database } = await openShop(scratch, undefined, 'on');
  const timeOf = async (email: string): Promise<number> => {
    const start = performance.now();
    const payload = { email, password: 'une fausse phrase' };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    if (answer.statusCode !== 401) throw new Error(`${answer.statusCode} ${answer.payload}`);
    return performance.now() - start;
  };
  const series: Record<(typeof NAMES)[number], number[]> = { known: [], unknown: [], control: [] };
  for (let at = 0; at < 10; at += 1) await addAccount(database, `connu${at}@example.com`, 'une phrase de banc', 'user');
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    // The limits are the same for all; they are lifted so that any number of guesses is checked.
    await database.execute(sql`delete from attempts`);
    const emails = {
      known: `connu${round % 10}@example.com`,
      unknown: `inconnu${round}@example.com`,
      control: `personne${round}@example.com`,
    };
    for (let turn = 0; turn < NAMES.length; turn += 1) {
      const name = NAMES[(round + turn) % NAMES.length]!;
      const time = await timeOf(emails[name]);
      if (round >= WARM_UP) series[name].push(time);
    }
  }
  const [known, unknown, control] = [median(series.known), median(series.unknown), median(series.control)];
  const apart = (one: number) => Math.abs(one - unknown) / unknown;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `P20 known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms: they differ by ${percent(apart(known))}`,
  );
  console.log(`    two series of unknown ones differ by ${percent(apart(control))}: this machine's noise`);
  process.exitCode = apart(known) < MOST_DIFFERENCE ? 0 : 1;
});
