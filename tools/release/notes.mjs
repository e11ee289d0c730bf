/** `npm run tools -- notes <version>`: prints the part of CHANGELOG.md about a version; ends with 1 where there is none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/support/root.mjs';
import { notesOf } from './notes-of.mjs';

const [version] = process.argv.slice(2).filter((word) => word !== '--');
const notes = version && notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
if (notes) console.log(notes);
else {
  console.error(version ? `CHANGELOG.md has no section [${version}]` : 'Usage: npm run tools -- notes <version>');
  process.exitCode = 1;
}
