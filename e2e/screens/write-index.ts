import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER } from './take.ts';

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.png'));

const pageOf = (
  folders: readonly string[],
  rows: readonly { name: string; inside: ReadonlySet<string> }[],
) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
body { margin: 16px; font: 14px system-ui; background: #8884; }
th { position: sticky; top: 0; background: #eee; text-align: left; }
td { padding: 8px; vertical-align: top; }
img { display: block; width: 240px; height: 240px; object-fit: cover; object-position: top; background: #fff; }
</style>
<table><tr><th></th>${folders.map((folder) => `<th>${folder}</th>`).join('')}</tr>
${rows
  .map(({ name, inside }) => {
    const cells = folders.map((folder) => {
      const address = `${folder}/${encodeURIComponent(name)}.png`;
      return inside.has(folder)
        ? `<td><a href="${address}"><img loading="lazy" src="${address}" alt="${name}, ${folder}"></a></td>`
        : '<td></td>';
    });
    return `<tr id="${name}"><th>${name}</th>${cells.join('')}</tr>`;
  })
  .join('\n')}
</table></html>
`;

/** For Playwright, which calls it after all pictures: one page with each screen in a row, as all widths and themes show it. */
export default async () => {
  const found = await readdir(FOLDER, { withFileTypes: true });
  const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  folders.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || other.localeCompare(one));
  const insides = new Map<string, Set<string>>();
  for (const folder of folders)
    for (const file of await namesIn(path.join(FOLDER, folder))) {
      const name = path.basename(file, '.png');
      insides.set(name, (insides.get(name) ?? new Set()).add(folder));
    }
  const rows = [...insides].map(([name, inside]) => ({ name, inside }));
  rows.sort((one, other) => one.name.localeCompare(other.name));
  await writeFile(path.join(FOLDER, 'index.html'), pageOf(folders, rows));
  process.stdout.write(`${rows.length} screens: ${path.join(FOLDER, 'index.html')}\n`);
};
