import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ENTRY, FIRST_SCRIPT } from '../src/app/manifest.ts';
import type { PlacedPage } from '../src/app/pages.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

/** The loaders of all pages: fetched with the first link, and so needed without a connection. */
const LOADERS = 'src/app/loaders.ts';

/** The data that the worker gets about its build; paths as a page names them. */
export function describeBuild(manifestFile: string, pages: readonly PlacedPage[]) {
  const text = readFileSync(manifestFile, 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Not in the build's manifest: ${key}`);
    return chunk;
  };
  const files = new Set<string>();
  const visit = (key: string) => {
    const { file, imports = [] } = chunkOf(key);
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  [FIRST_SCRIPT, ENTRY, LOADERS].forEach(visit);
  const ahead = pages.flatMap(({ source, isCachedAhead }) => (isCachedAhead ? source : []));
  for (const key of ahead) {
    visit(key);
    for (const later of laterOf(key)) visit(later);
  }

  /** What a page fetches later: by itself, or by a part that it shares with other pages. */
  function laterOf(key: string, seen = new Set<string>()): string[] {
    if (seen.has(key)) return [];
    seen.add(key);
    const { imports = [], dynamicImports = [] } = chunkOf(key);
    return [...dynamicImports, ...imports.flatMap((next) => (next === ENTRY ? [] : laterOf(next, seen)))];
  }

  const styles = Object.values(manifest).filter(({ file }) =>
    /(\.css|\.woff2|\/(icons|placeholder)-[^/]*\.svg)$/.test(file),
  );
  return {
    version: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    entry: `/${chunkOf(ENTRY).file}`,
    styles: styles.map(({ file }) => `/${file}`),
    code: [...files].map((file) => `/${file}`),
    // Up to what differs from one to the next: `/grossistes/:id` is `/grossistes/`.
    ownShelves: pages.flatMap(({ path, isCustom, robots }) =>
      isCustom && robots !== 'closed' ? path.replace(/:.*/, '') : [],
    ),
  };
}
