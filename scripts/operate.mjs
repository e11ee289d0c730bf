/**
 * `npm run operate -- <name>`: runs a command on the shop's data, beside the processes that serve it; without a name it lists them.
 * In the image, which has no npm scripts: `node api/dist/operations/commands/<name>.js`.
 */
import './support/node-version.mjs';

const COMMANDS = {
  'check-invariants': 'reports records that break a rule of the shop',
  recompute: 'computes the computed fields of a resource again',
  'password-link': 'prints a link by which an account chooses a new password',
  'two-factor-off': 'removes the second factor of an account',
};

const [name] = process.argv.splice(2, 1);
if (name !== undefined && Object.hasOwn(COMMANDS, name)) await import(`../api/dist/operations/commands/${name}.js`);
else {
  const lines = Object.entries(COMMANDS).map(([each, does]) => `  ${each.padEnd(18)} ${does}`);
  console.log(['npm run operate -- <name> [<argument> …]', ...lines].join('\n'));
  if (name !== undefined) process.exitCode = 1;
}
