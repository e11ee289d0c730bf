/**
 * Promise P21: how long does the catalogue take while 200 sign-ins a second come in, half of them right? The same reads
 * quiet and under load.
 */
import { addAccount } from '../../api/src/people/accounts/account-store.ts';
import { atRate } from '../support/at-rate.ts';
import { latencies, numberOf, quantile } from '../support/figures.ts';
import { ownDatabase } from '../support/own-database.ts';
import { withScratch } from '../support/scratch.ts';
import { JSON_BODY, jsonOf, signIn, startShop } from '../support/shop-process.ts';

const SECONDS = numberOf('SECONDS', 15);
const LOGINS_A_SECOND = 200;
const READS_A_SECOND = 50;
/** The promise: the catalogue's 95th percentile stays below, in ms. */
const MOST_P95_MS = 100;
const PRODUCTS = 40;
const PATHS = ['?_end=12', '?_sort=salePrice&_end=12', '?_sort=name&_end=24', '?isOnPromo=false&_end=12', '?q=savon'];
const PASSWORD = 'une phrase de banc';

await withScratch(async (scratch) => {
  const { url: databaseUrl, database } = await ownDatabase(scratch);
  for (let at = 0; at < 20; at += 1) await addAccount(database, `connu${at}@example.com`, PASSWORD, 'user');
  const { url } = await startShop(scratch, { url: databaseUrl, environment: { RATE_LIMIT: 'on' } });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify(body),
    });
  const authorization = `Bearer ${await signIn(url)}`;
  for (let at = 0; at < PRODUCTS; at += 1)
    await jsonOf(post('/products', { name: `Savon ${at}`, price: 1_000 + at }, { authorization }));

  const read = async () => {
    const times: number[] = [];
    let failed = 0;
    await atRate(READS_A_SECOND, SECONDS, async (turn) => {
      const since = performance.now();
      const answer = await fetch(`${url}/api/products${PATHS[turn % PATHS.length]}`).catch(() => null);
      await answer?.text();
      times.push(performance.now() - since);
      if (!answer?.ok) failed += 1;
    });
    return { times, failed };
  };
  const statuses: Record<string, number> = {};
  const login = async (turn: number) => {
    const email = turn % 2 === 0 ? `connu${turn % 20}@example.com` : `inconnu${turn}@example.com`;
    const from = { 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}` };
    const answer = await post('/auth/login', { email, password: PASSWORD }, from).catch(() => null);
    await answer?.text();
    const status = answer?.status ?? 'cut';
    statuses[status] = (statuses[status] ?? 0) + 1;
  };

  await read();
  const quiet = await read();
  const [, loaded] = await Promise.all([atRate(LOGINS_A_SECOND, SECONDS, login), read()]);
  console.log(`P21 catalogue quiet: ${latencies(quiet.times)}, ${quiet.failed} failed`);
  console.log(
    `P21 catalogue with ${LOGINS_A_SECOND} sign-ins a second: ${latencies(loaded.times)}, ${loaded.failed} failed`,
  );
  console.log(`    sign-ins by status, in ${SECONDS} s: ${JSON.stringify(statuses)}`);
  process.exitCode = quantile(loaded.times, 0.95) < MOST_P95_MS && loaded.failed === 0 ? 0 : 1;
});
