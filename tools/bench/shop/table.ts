import type { Figures, Measured } from './measure.ts';

const HEADINGS = ['Row', 'a second', 'p50 ms', 'p99 ms', 'server µs', 'PostgreSQL µs', 'MB', 'errors'] as const;
const BOUND = [
  'bare: a second',
  'server µs',
  'PostgreSQL µs',
  '% by server',
  '% with PostgreSQL',
  '% by rate',
] as const;

const whole = (figure: number | null) => (figure === null ? '–' : String(Math.round(figure)));
const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}`);
const ms = (figure: number) => figure.toFixed(figure < 10 ? 1 : 0);
const costs = ({ server, postgres }: Figures) => [whole(server), whole(postgres)];

const cells = ({ row, shop, bare, memory, share }: Measured): string[] => [
  row,
  whole(shop.perSecond),
  ms(shop.p50),
  ms(shop.p99),
  ...costs(shop),
  whole(memory / 1e6),
  String(shop.errors + bare.errors),
  whole(bare.perSecond),
  ...costs(bare),
  percent(share.server),
  percent(share.all),
  percent(share.perSecond),
];

const line = (row: readonly string[], widths: readonly number[]) =>
  `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;

/** What was measured, as a table of Markdown. */
export function tableOf(measured: readonly Measured[]): string {
  const rows = [[...HEADINGS, ...BOUND], ...measured.map(cells)];
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [heading, ...others] = rows.map((row) => line(row, widths));
  return [heading, rule, ...others].join('\n');
}
