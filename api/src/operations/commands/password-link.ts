import '../../platform/server/processes/report-faults.ts';
import { paths } from '@karite/shared/paths';
import { publicUrl, readSettings } from '../../config.ts';
import { giveResetLink } from '../../people/accounts/passwords/password-reset.ts';
import { onDatabase } from './on-database.ts';
import { runCommand, say, UsageError, words } from './run-command.ts';

const USAGE = `Usage: npm run operate -- password-link <e-mail>

Prints a link by which an account chooses a new password, good for an hour and once, beside a shop that serves: for an
administrator who has forgotten theirs in a shop that sends no e-mails, and has no other administrator to ask. The audit
records it. Reads the settings that the shop reads: DATA_DIR, DATABASE_URL, PUBLIC_URL.`;

await runCommand(async () => {
  const [email, ...more] = words();
  if (email === undefined || more.length > 0 || email === '--help') {
    say(USAGE);
    return email === '--help' ? 0 : 1;
  }
  const settings = readSettings(process.env);
  return onDatabase(settings, async (database) => {
    const token = await giveResetLink(database, email);
    if (token === null) throw new UsageError(`Nobody has an active account as ${email}.`);
    say(`${publicUrl(settings)}${paths.resetBy(token)}`);
    return 0;
  });
});
