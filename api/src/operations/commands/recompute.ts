import '../../server/processes/tell-faults.ts';
import { resources } from '@karite/shared/resources';
import { readSettings } from '../../config.ts';
import { openDatabase } from '../../database/database.ts';
import { reachEmbedded } from '../../database/embedded.ts';
import { askToRecompute, recompute } from '../../resource/recompute.ts';
import { runCommand, say, UsageError, words } from './run-command.ts';

const USAGE = `Usage: npm run recompute -- <resource> [<resource> …]

Computes the computed fields of all records anew, beside a shop that serves: after a change of the function that computes
them. A command that was stopped goes on at the next start of the shop, or when it is called again. Reads the settings that
the shop reads: DATA_DIR, DATABASE_URL.`;

await runCommand(async () => {
  if (words().length === 0 || words()[0] === '--help') {
    say(USAGE);
    return words()[0] === '--help' ? 0 : 1;
  }
  const asked = words().map((name) => {
    const resource = resources.find((each) => each.name === name);
    if (!resource) throw new UsageError(`There is no resource ${name}.`);
    return resource;
  });
  const settings = readSettings(process.env);
  const server = settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, stop: async () => undefined }
    : await reachEmbedded({ dataDir: settings.DATA_DIR, log: say });
  const database = openDatabase(server.url, 1);
  try {
    for (const resource of asked) await askToRecompute(database, resource);
    await recompute(database, resources, say);
    say('Done.');
    return 0;
  } finally {
    await database.close();
    await server.stop();
  }
});
