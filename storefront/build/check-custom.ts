import { patterns } from '@karite/shared/paths';
import { isPageName } from '../src/app/pages.ts';
import type { CustomStorefront } from '../src/custom/index.ts';
import { slotNames } from './slots.ts';

/** Addresses of other programs on the same host, and those that the server handles itself. */
const OTHERS = ['admin', 'api', 'assets', 'economie', 'flux', 'health', 'media', 'metrics', 'partage'];

/** The common form of two addresses of the same pages. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');
const TAKEN = new Map(Object.entries(patterns).map(([name, path]) => [shapeOf(path), name]));

/** What is wrong with an address that the shop has a page at; nothing otherwise. */
function faultOfPath(path: string, others: readonly string[]): string | null {
  if (!/^(\/([a-z0-9-]+|:[a-zA-Z]\w*))+$/.test(path))
    return 'is no address: begin with /, then lower case letters, digits and dashes, or :id, between slashes';
  const first = path.split('/')[1] ?? '';
  if (OTHERS.includes(first)) return `/${first} belongs to the server: choose another address`;
  const name = TAKEN.get(shapeOf(path));
  if (name) return `Karité has a page there: choose another address, or write replace: { ${name}: './….tsx' }`;
  const same = others.find((other) => other !== path && shapeOf(other) === shapeOf(path));
  return same ? `is the same address as ${same}: keep one of them` : null;
}

const leadsTo = (to: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(to.replace(/[?#].*/, ''));

/** The faults of the shop's own registry, each with its remedy. `isThere` checks the files beside it. */
export function faultsOf(
  { pages = {}, replace = {}, links = [], slots = {}, ...others }: CustomStorefront,
  isThere: (file: string) => boolean,
): string[] {
  const faults: string[] = [];
  const say = (where: string, fault: string | null) =>
    fault && faults.push(`custom/storefront/index.ts, ${where}: ${fault}`);
  const faultOfFile = (file: string) =>
    isThere(file) ? null : `there is no ${file} beside it: write it, or mend its name`;

  for (const name of Object.keys(others)) say(name, 'is no option: pages, replace, links, slots');
  const paths = Object.keys(pages);
  for (const [path, { page, robots }] of Object.entries(pages)) {
    say(`pages['${path}']`, faultOfPath(path, paths) ?? faultOfFile(page));
    if (robots === 'listed' && path.includes(':'))
      say(`pages['${path}']`, 'the site map can name one address alone: leave robots away');
  }
  for (const [name, file] of Object.entries(replace))
    say(
      `replace.${name}`,
      isPageName(name) ? faultOfFile(file) : `Karité has no such page: ${[...TAKEN.values()].join(', ')}`,
    );
  for (const [name, file] of Object.entries(slots))
    say(
      `slots.${name}`,
      slotNames.includes(name) ? faultOfFile(file) : `Karité has no such slot: ${slotNames.join(', ')}`,
    );
  for (const { to } of links)
    if (![...Object.values(patterns), ...paths].some((pattern) => leadsTo(to, pattern)))
      say(`links, '${to}'`, 'the shop has no such page: mend the address, or add it to pages');
  return faults;
}
