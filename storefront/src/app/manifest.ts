import type { HeadFiles } from './server-head.tsx';

/** Vite's list of what was built, by source file. */
export type ViteManifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>;

const ENTRY = 'src/app/entry-client.tsx';
const FIRST_TOUCH = 'src/app/first-touch.ts';

/** The largest files of every page (see the groups in vite.config.ts). */
const LARGEST = ['react', 'vendor', 'shop'];

/**
 * For a page's headers, which come before its HTML: a slow line has something to do during the journey that the HTML takes.
 * A few only, or the page's first picture would wait in line behind them.
 */
export const earlyLinks = (manifest: ViteManifest): string =>
  Object.values(manifest)
    .filter(({ name, file }) => LARGEST.includes(name ?? '') && file.endsWith('.js'))
    .map(({ file }) => `</${file}>; rel=modulepreload`)
    .join(', ');

/** `awake`: a page's code comes at once; `asleep`: with the first touch; `still`: never. */
export type Waking = 'awake' | 'asleep' | 'still';

/** What a page's head names at once, and the code that wakes it up. */
export function assetsOf(manifest: ViteManifest, modules: readonly string[], waking: Waking) {
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...modules]);
  const [script, ...first] = filesOf(manifest, [FIRST_TOUCH]).scripts;
  const head = (preloads: string[]): HeadFiles => ({ script: script!, styles, preloads });
  if (waking === 'still') return { head: head(first), code: [] };
  const early = waking === 'asleep' ? first : [...new Set([...first, ...scripts])];
  return { head: head(early), code: scripts };
}

/** The files that modules need at once, with all that they import. */
function filesOf(manifest: ViteManifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Not in the build's manifest: ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  const all = manifest['style.css'];
  if (all) styles.add(`/${all.file}`);
  for (const key of modules) visit(key);
  return { scripts: [...scripts].map((file) => `/${file}`), styles: [...styles] };
}
