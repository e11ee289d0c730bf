import '../../server/processes/tell-faults.ts';
import { mediaFolder, readSettings } from '../../config.ts';
import { openDatabase } from '../../database/database.ts';
import { reachEmbedded } from '../../database/embedded.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { runCommand, say, words } from './run-command.ts';

const USAGE = `Usage: npm run check-invariants

Looks for what must never be in a shop, beside one that serves, and writes nothing. Reads the settings that the shop
reads: DATA_DIR, DATABASE_URL, MEDIA_STORE. Ends with
  0  all invariants hold
  1  the shop could not be looked at, and why
  2  faults were found: one line each`;

await runCommand(async () => {
  if (words().length > 0) {
    say(USAGE);
    return words()[0] === '--help' ? 0 : 1;
  }
  const settings = readSettings(process.env);
  const server = settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, stop: async () => undefined }
    : await reachEmbedded({ dataDir: settings.DATA_DIR, log: say });
  const database = openDatabase(server.url, 1);
  try {
    const findings = await checkInvariants(database, mediaFolder(settings));
    for (const { invariant, id, problem } of findings) say(`${invariant}  ${id}  ${problem}`);
    say(findings.length ? `${findings.length} findings` : 'All invariants hold.');
    return findings.length ? 2 : 0;
  } finally {
    await database.close();
    await server.stop();
  }
});
