import '../../platform/server/processes/report-faults.ts';
import { mediaPlace, readSettings } from '../../config.ts';
import { mediaStore } from '../../platform/media/open-store.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { onDatabase } from './on-database.ts';
import { runCommand, say, words } from './run-command.ts';

const USAGE = `Usage: npm run operate -- check-invariants

Checks the invariants of a shop, beside a running one, and writes nothing. Reads the settings that the shop
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
  return onDatabase(settings, async (database) => {
    const findings = await checkInvariants(database, mediaStore(mediaPlace(settings), { isPatient: true }));
    for (const { invariant, id, problem } of findings) say(`${invariant}  ${id}  ${problem}`);
    say(findings.length ? `${findings.length} findings` : 'All invariants hold.');
    return findings.length ? 2 : 0;
  });
});
