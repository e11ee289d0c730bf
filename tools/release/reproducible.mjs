/** `npm run tools -- reproducible`: builds twice, and fails where a byte differs. The served files can then be rebuilt and compared. */
import '../../scripts/support/node-version.mjs';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, scripts } from '../../scripts/support/root.mjs';
import { runStep } from '../../scripts/support/step.mjs';

const BUILT = ['shared/dist', 'demo/dist', 'custom/dist', 'api/dist', 'storefront/dist', 'backoffice/dist'];

const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => join(entry.parentPath, entry.name));

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** The hash of every built file, by its path. */
async function build(label) {
  const { ok } = await runStep(label, scripts().build, { env: { NODE_ENV: 'production' } });
  if (!ok) process.exit(1);
  return new Map(
    BUILT.flatMap(filesOf)
      .sort()
      .map((file) => [file.slice(root.length + 1), sha256(readFileSync(file))]),
  );
}

const first = await build('building');
const second = await build('building again');
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of differing) console.log(`differs: ${file}`);
console.log(`${second.size} files, ${differing.length} differ; all of them: ${sha256([...second].join('\n'))}`);
process.exitCode = differing.length > 0 ? 1 : 0;
