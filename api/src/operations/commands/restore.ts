import '../../platform/server/processes/report-faults.ts';
import { mediaPlace, readSettings } from '../../config.ts';
import { startEmbedded } from '../../platform/database/embedded.ts';
import { mediaStore } from '../../platform/media/open-store.ts';
import { checkArchive, restoreBackup } from '../backup/restore-backup.ts';
import { runCommand, say, words } from './run-command.ts';

const USAGE = `Usage: npm run restore -- <file.tar>

Puts a backup into an empty shop, and makes its private database where there is none yet. Reads the settings that the
shop reads: DATA_DIR, DATABASE_URL, MEDIA_STORE. The shop must not run. Ends with
  0  the shop is back
  1  nothing was restored, and why
  2  the shop is back as it was backed up, and check-invariants found faults that it already had`;

await runCommand(async (signal) => {
  const [file, ...more] = words();
  if (!file || more.length > 0 || file.startsWith('-')) {
    say(USAGE);
    return file === '--help' ? 0 : 1;
  }
  const since = Date.now();
  const settings = readSettings(process.env);
  say(`Checking ${file}`);
  const archive = await checkArchive(file);
  try {
    const { madeAt, tables } = archive.manifest;
    say(`Whole, made at ${madeAt}: ${tables.length} tables`);
    const server = settings.DATABASE_URL
      ? { url: settings.DATABASE_URL, stop: async () => undefined }
      : await startEmbedded({ dataDir: settings.DATA_DIR, log: say });
    try {
      say('Restoring');
      const findings = await restoreBackup(archive, {
        url: server.url,
        store: mediaStore(mediaPlace(settings), { isPatient: true }),
        log: say,
        signal,
      });
      for (const { invariant, id, problem } of findings) say(`${invariant}  ${id}  ${problem}`);
      say(`Restored, every table as it was, in ${((Date.now() - since) / 1_000).toFixed(1)} s`);
      say(findings.length ? `${findings.length} faults that the shop had already` : 'All invariants hold.');
      return findings.length ? 2 : 0;
    } finally {
      await server.stop();
    }
  } finally {
    await archive.close();
  }
});
