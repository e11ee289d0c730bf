import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadCustom } from '../../api/src/custom/load-custom.ts';
import { settingsTable } from '../../api/src/operations/generate/settings-table.ts';
import { PROVIDERS } from '../../api/src/sales/payments/providers/index.ts';
import { SETTINGS } from '../../api/src/settings.ts';

/** The tables of settings: Karité's in its README, those of the shop's own providers in `custom/settings.md`. */

const root = path.join(import.meta.dirname, '../..');
const TABLE = /^\| Name \| Default \|(.|\n)*?(?=\n\n)/m;

const readme = path.join(root, 'README.md');
const table = settingsTable(Object.assign({}, SETTINGS, ...PROVIDERS.map(({ settings }) => settings)));
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(TABLE, () => table),
);
process.stdout.write('Wrote README.md.\n');

const { payments } = await loadCustom();
if (payments.length > 0) {
  const ownTable = settingsTable(Object.assign({}, ...payments.map(({ settings }) => settings)));
  writeFileSync(path.join(root, 'custom/settings.md'), `# Settings of this shop\n\n${ownTable}\n`);
  process.stdout.write('Wrote custom/settings.md.\n');
}
