import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../testing/root.mjs';

const PAGE = path.join(ROOT, 'docs/performance.md');

/** What is measured on: processor, Node, and the load of the machine at the end, which is the load of others too. */
const machine = () =>
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end`;

const cells = (row: readonly (string | number)[]) => `| ${row.join(' | ')} |`;

/** A table in Markdown; all columns but the first are figures. */
const tableOf = ([heads = [], ...rows]: readonly (readonly (string | number)[])[]) =>
  [cells(heads), `|${heads.map((_, at) => (at ? '--:' : '---')).join('|')}|`, ...rows.map(cells)].join('\n');

/** The page with another table between `<!-- key -->` and `<!-- /key -->`. Throws where it has no such place. */
export function withTable(page: string, key: string, text: string): string {
  const [start, end] = [`<!-- ${key} -->`, `<!-- /${key} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md: no ${start} … ${end}`);
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

/**
 * With DOCS=write, writes a table with its date, command and machine to docs/performance.md; the first row is its heads.
 * `notes` follow the table.
 */
export async function writeTable(
  key: string,
  command: string,
  rows: readonly (readonly (string | number)[])[],
  notes = '',
): Promise<void> {
  if (process.env.DOCS !== 'write') return;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const text = [`${day}: \`${command}\`; ${machine()}.`, tableOf(rows), ...(notes ? [notes] : [])].join('\n\n');
  await writeFile(PAGE, withTable(await readFile(PAGE, 'utf8'), key, text));
  console.log(`Written to docs/performance.md, ${key}`);
}
