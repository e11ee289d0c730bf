import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { ENTRY, FIRST_SCRIPT } from '../src/app/manifest.ts';
import { type Page, pageEntries } from '../src/app/pages.ts';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

const root = join(import.meta.dirname, '..');
/** What every page does when it is at rest. */
const AFTER_LOAD = 'src/app/after-load.ts';
const isEntry = (id: string): boolean => [ENTRY, FIRST_SCRIPT].some((file) => id === join(root, file));

/** How many files that are fetched by themselves must use a module, for it to stand with what every page begins with. */
const USED_EVERYWHERE = 12;
/** The same, for a module to stand with what forms share; of `shared` more, whose barrels name far more than is used. */
const usedByForms = (id: string): number => (id.startsWith(root) ? 4 : 6);

const importsByFile = new Map<string, Set<string>>();

/** A source file (below `storefront/`) with all that it imports, and these import, at once. */
function importsOf(file: string, graph: Graph): Set<string> {
  const known = importsByFile.get(file);
  if (known) return known;
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(join(root, file));
  importsByFile.set(file, found);
  return found;
}

/** How many of the pages that share their parts need a module at once. */
function neededBy(parts: Page['parts'], id: string, graph: Graph): number {
  const files = new Set(pageEntries().flatMap(([, page]) => (page.parts === parts ? `src/${page.module}.tsx` : [])));
  return [...files].filter((file) => importsOf(file, graph).has(id)).length;
}

const initial = new Set<string>();
const uses = new Map<string, number>();

/** Groups that take no module: the bundler asks each of them about the modules that it would hold, which is noted. */
const COUNTS: Group[] = [
  {
    name: (id) => {
      initial.add(id);
      return null;
    },
    tags: ['$initial'],
  },
  ...[4, 6, USED_EVERYWHERE].map(
    (count): Group => ({
      name: (id) => {
        uses.set(id, count);
        return null;
      },
      minShareCount: count,
    }),
  ),
];

const usesOf = (id: string): number => uses.get(id) ?? 0;
const isOnShelves = (id: string, graph: Graph): boolean => id.startsWith(root) && neededBy('shelf', id, graph) >= 5;
const isInForms = (id: string, graph: Graph): boolean =>
  usesOf(id) >= usedByForms(id) && neededBy('forms', id, graph) >= 2;
const isEverywhere = (id: string, graph: Graph): boolean =>
  initial.has(id) ||
  usesOf(id) >= USED_EVERYWHERE ||
  (isInForms(id, graph) && (isOnShelves(id, graph) || importsOf(AFTER_LOAD, graph).has(id)));

/**
 * Files by when they are needed: what hardly ever changes, what each page begins with, what the shop's shelves are made
 * of, what forms are made of; by who imports what, and the table of pages. Each page is one more small file. The first
 * group that takes a module has it.
 */
const GROUPS: Group[] = [
  ...COUNTS,
  // Two files of like size come sooner than one: a browser takes six at a time, and pictures wait in line behind them.
  { name: 'react', test: /node_modules\/react-dom\// },
  { name: 'vendor', test: /node_modules|rolldown.runtime/ },
  // What a page needs that is not hydrated, too.
  { name: (id, graph) => (!isEntry(id) && importsOf(FIRST_SCRIPT, graph).has(id) ? 'hydration' : null) },
  { name: (id, graph) => (!isEntry(id) && isEverywhere(id, graph) ? 'shop' : null) },
  { name: (id, graph) => (isOnShelves(id, graph) ? 'shelf' : null) },
  { name: (id, graph) => (isInForms(id, graph) ? 'forms' : null) },
];

export const chunks = GROUPS.map((group, index): Group => ({ ...group, priority: GROUPS.length - index }));
