/**
 * An API to be: has loaded the packages, which never change while one works and take most of a start, and waits for the
 * word to load the shop's own code.
 */
import '../support/end-with-parent.mjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const manifest = new URL('../../api/package.json', import.meta.url);
const { resolve } = createRequire(manifest);
const packages = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies);
const parts = ['drizzle-orm/node-postgres', 'drizzle-orm/pg-core'];
for (const name of [...packages, ...parts].filter((each) => !each.startsWith('@karite/')))
  await Promise.resolve()
    .then(() => import(pathToFileURL(resolve(name)).href))
    .catch(() => undefined); // the code that needs it reports the error
// The channel to the parent is not waited for: this keeps the process until there is the word.
const waiting = setInterval(() => undefined, 60_000);
process.once('message', async (environment) => {
  clearInterval(waiting);
  Object.assign(process.env, environment);
  await import('../../api/dist/start.js').catch((error) => {
    // The server, which loads the same, reports the error.
    if (error?.name === 'DeclarationError') return;
    // Why, and where in our own code: Node's own frames do not help.
    const words = String(error?.stack ?? error).split('\n');
    console.error(words.filter((line) => !/^\s+at .*(node:internal|scripts.dev.spare)/.test(line)).join('\n'));
    process.exit(1);
  });
  await import('../../api/dist/server.js');
});
process.send('warm');
