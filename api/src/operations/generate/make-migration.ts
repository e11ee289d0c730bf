import '../../platform/server/processes/report-faults.ts';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import custom from '@karite/custom/shared';
import shop from '@karite/custom/shared/shop';
import { resources } from '@karite/shared/resources';
import { errorCode } from '../../platform/database/error-code.ts';
import { MIGRATION_FOLDERS } from '../../platform/database/migrations/files.ts';
import { CLIENT_FILE, clientTypes } from './client-types.ts';
import { planMigration } from './migration/plan.ts';
import { PlanRefused } from './migration/plan-refused.ts';
import { readState, stateOf } from './migration/state.ts';
import { writeMigration } from './migration/write.ts';
import { schema } from './schema.ts';

/**
 * `npm run migration -- <name>`: writes the SQL that takes the tables from the state of all migrations to that of the
 * declarations, as `migrations/<moment>_<name>.sql`. Beside it, it writes the changed state, for the next one to start from.
 * A changed table changes the contract as well: the front ends' types of it are written too.
 */
const USAGE = `Usage: npm run migration -- <name-in-lower-case>
  --rename products.badge:label      a field or a resource has another name: its values stay
  --drop products.badge              a field or a resource is gone: its values are lost
  --fill products.origin="'plant'"   what rows that are there get in a field that must not be empty: an SQL expression
  --recompute products               computes the computed fields of all records anew
  --folder shop                      where it is written; custom where the shop declares things of its own`;

/** The owner of the changed declarations is unknown; a shop with its own changes those. */
const HAS_OWN = custom.resources.length > 0 || Object.keys(custom.extend).length > 0 || shop.currency !== undefined;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function readWords() {
  const several = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    // A package manager may hand its own `--` on.
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { rename: several, drop: several, fill: several, recompute: several, folder: { type: 'string' } },
  });
  const { rename = [], drop = [], fill = [], recompute = [], folder: called = HAS_OWN ? 'custom' : 'shop' } = values;
  const [name, ...others] = positionals;
  const folder = MIGRATION_FOLDERS.find((each) => each.name === called);
  if (!name || others.length > 0 || !/^[a-z0-9-]+$/.test(name) || !folder) throw new PlanRefused([USAGE]);
  return { name, folder, choices: { rename, drop, fill, recompute } };
}

/** Whether it is a mistake in the words after the command's name, in Node's own words. */
const isMisspelt = (error: unknown): boolean => errorCode(error).startsWith('ERR_PARSE_ARGS');

async function makeMigration(): Promise<void> {
  const { name, folder, choices } = readWords();
  const before = await readState(MIGRATION_FOLDERS);
  const after = stateOf(schema);
  const plan = await planMigration(before, after, resources, choices);
  if (plan.statements.length === 0) say('The database already is what the declarations say: nothing to migrate.');
  else {
    const written = await writeMigration(folder, name, plan, { before, after });
    for (const warning of plan.warnings) say(`${warning}\n`);
    say(`Wrote ${written}: read it before you commit it. The next start applies it.`);
  }
  await writeFile(CLIENT_FILE, await clientTypes());
}

await makeMigration().catch((error: unknown) => {
  if (!(error instanceof PlanRefused) && !isMisspelt(error)) throw error;
  process.stderr.write(`${error instanceof PlanRefused ? error.message : `${error}\n${USAGE}`}\n`);
  process.exitCode = 1;
});
