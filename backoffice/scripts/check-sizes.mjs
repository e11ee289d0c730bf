/**
 * Fails when what every page of the back-office loads is over its budget, or when the charts are no longer a part that the
 * statistics alone bring. Reads what the build wrote; sizes are gzip -9.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const zipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const total = (files) => files.reduce((sum, file) => sum + zipped(file), 0);

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const first = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([file]) => file);
const charts = readdirSync(join(dist, 'assets'))
  .filter((name) => /^charts-.*\.js$/.test(name))
  .map((name) => `assets/${name}`);
if (first.length === 0 || charts.length !== 1) throw new Error('Build the back-office first: no entry or no charts.');
if (first.includes(charts[0])) throw new Error('Every page loads the charts.');

for (const [name, size, budget] of [
  ['back-office, every page', total(first), 265 * KB],
  ['back-office, charts', total(charts), 100 * KB],
]) {
  const shown = (bytes) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
  process.stdout.write(`${size > budget ? '✗' : '✓'} ${name.padEnd(48)}${shown(size)} of ${shown(budget)}\n`);
  if (size > budget) process.exitCode = 1;
}
