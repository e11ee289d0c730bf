import '../../platform/server/processes/report-faults.ts';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { mediaPlace, readSettings } from '../../config.ts';
import { reachEmbedded } from '../../platform/database/embedded.ts';
import { mediaStore } from '../../platform/media/open-store.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { runCommand, say, words } from './run-command.ts';

/** The default folder of backups; another disk is better. */
const DEFAULT_FOLDER = 'backups';
const USAGE = `Usage: npm run backup [-- <file.tar or folder>]

Writes the shop (rows and pictures) into one file, beside a shop that serves. Reads the settings that the shop reads:
DATA_DIR, DATABASE_URL, MEDIA_STORE. Without a name: ${DEFAULT_FOLDER}/karite-<time>.tar`;

/** A folder gets a file named by the moment; a name that ends with .tar is the file. */
function fileFor(given = DEFAULT_FOLDER): string {
  const isFolder = existsSync(given) ? statSync(given).isDirectory() : !given.endsWith('.tar');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return path.resolve(isFolder ? path.join(given, `karite-${moment}Z.tar`) : given);
}

await runCommand(async (signal) => {
  const [given, ...more] = words();
  if (more.length > 0 || given?.startsWith('-')) {
    say(USAGE);
    return given === '--help' ? 0 : 1;
  }
  const since = Date.now();
  const settings = readSettings(process.env);
  const file = fileFor(given);
  const server = settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, stop: async () => undefined }
    : await reachEmbedded({ dataDir: settings.DATA_DIR, log: say });
  try {
    say('Copying the shop');
    const made = await takeBackup({
      url: server.url,
      store: mediaStore(mediaPlace(settings), { isPatient: true }),
      file,
      log: say,
      signal,
    });
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = (made.fileBytes / 1e6).toFixed(1);
    say(`${file}: ${rows} rows and ${made.pictures.length} pictures, ${megabytes} MB, in ${seconds(since)} s`);
    return 0;
  } finally {
    await server.stop();
  }
});

function seconds(since: number): string {
  return ((Date.now() - since) / 1_000).toFixed(1);
}
