import '../../platform/server/processes/report-faults.ts';
import { readSettings } from '../../config.ts';
import { removeFactorsOf } from '../../people/accounts/sign-in/remove-factors.ts';
import { onDatabase } from './on-database.ts';
import { runCommand, say, UsageError, words } from './run-command.ts';

const USAGE = `Usage: npm run operate -- two-factor-off <e-mail>

Takes the authenticator codes, recovery codes and passkeys of an account away and ends its sessions, beside a shop that
serves: for an administrator who has lost them all, and has no other administrator to ask. The password opens the account
again; the audit records it. Reads the settings that the shop reads: DATA_DIR, DATABASE_URL.`;

await runCommand(async () => {
  const [email, ...more] = words();
  if (email === undefined || more.length > 0 || email === '--help') {
    say(USAGE);
    return email === '--help' ? 0 : 1;
  }
  return onDatabase(readSettings(process.env), async (database) => {
    const isDone = await removeFactorsOf(database, email);
    if (isDone === null) throw new UsageError(`Nobody has an account as ${email}.`);
    say(
      isDone ? `Two-factor sign-in of ${email} is off; its password opens it.` : `${email} has no two-factor sign-in.`,
    );
    return 0;
  });
});
