import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sizes are gzip -9, the most that a browser receives (Brotli is a seventh less). */
const KB = 1024;

/** What `custom/` holds before a shop has code of its own. */
const SHIPPED = new Set(['index.ts', 'shop.ts', 'texts.ts']);

/** What a shop's own code may add to a screen, in KB: `most`, or nothing where none of those folders of `custom/` has any. */
export function ownAllowance(folders, most) {
  const files = folders.flatMap((folder) => readdirSync(join(import.meta.dirname, '../../custom', folder)));
  return files.some((file) => /\.tsx?$/.test(file) && !SHIPPED.has(file)) ? most : 0;
}

/** What Vite wrote to a folder, with its manifest. */
export function readBuild(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const text = (file) => readFileSync(join(folder, file));
  const sizes = new Map();
  const sizeOf = (file) => {
    // Fonts are compressed by themselves.
    if (!sizes.has(file))
      sizes.set(file, file.endsWith('.woff2') ? text(file).length : gzipSync(text(file), { level: 9 }).length);
    return sizes.get(file);
  };
  const chunkOf = (key) => {
    if (!manifest[key]) throw new Error(`Not in the build's manifest: ${key}`);
    return manifest[key];
  };
  /** The entries of the manifest that some need at once, themselves included. */
  const needed = (keys) => {
    const found = new Set();
    const visit = (key) => {
      if (found.has(key)) return;
      found.add(key);
      chunkOf(key).imports?.forEach(visit);
    };
    keys.forEach(visit);
    return [...found];
  };
  const filesOf = (keys) => [
    ...new Set(needed(keys).flatMap((key) => [chunkOf(key).file, ...(chunkOf(key).css ?? [])])),
  ];
  const allFiles = [
    ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
  ];
  const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0) / KB;
  return { manifest, text, needed, filesOf, allFiles, total };
}

/** Prints each row, a name with its size and its budget in KB, to which `own` is added; the process fails where one is over it. */
export function hold(karite, own = 0) {
  const rows = karite.map(([name, size, budget]) => [name, size, budget + own]);
  const shown = (size) => `${size.toFixed(1)} KB`.padStart(9);
  for (const [name, size, budget] of rows)
    process.stdout.write(`${size > budget ? '✗' : '✓'} ${name.padEnd(48)}${shown(size)} of ${shown(budget)}\n`);
  const over = rows.filter(([, size, budget]) => size > budget).map(([name]) => name);
  if (over.length === 0) return;
  process.stderr.write(`Over budget: ${over.join(', ')}\n`);
  process.exitCode = 1;
}
