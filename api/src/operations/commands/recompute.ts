import '../../platform/server/processes/report-faults.ts';
import { resources } from '@karite/shared/resources';
import { readSettings } from '../../config.ts';
import { recompute, requestRecompute } from '../../engine/rollup/recompute.ts';
import { onDatabase } from './on-database.ts';
import { runCommand, say, UsageError, words } from './run-command.ts';

const USAGE = `Usage: npm run operate -- recompute <resource> [<resource> …]

Computes the computed fields of all records anew, beside a shop that serves: after a change of the function that computes
them. A command that was stopped goes on at the next start of the shop, or when it is called again. Reads the settings that
the shop reads: DATA_DIR, DATABASE_URL.`;

await runCommand(async () => {
  if (words().length === 0 || words()[0] === '--help') {
    say(USAGE);
    return words()[0] === '--help' ? 0 : 1;
  }
  const requested = words().map((name) => {
    const resource = resources.find((each) => each.name === name);
    if (!resource) throw new UsageError(`There is no resource ${name}.`);
    return resource;
  });
  return onDatabase(readSettings(process.env), async (database) => {
    for (const resource of requested) await requestRecompute(database, resource);
    await recompute(database, resources, say);
    say('Done.');
    return 0;
  });
});
