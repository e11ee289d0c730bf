import type { HeadFiles } from './server-head.tsx';

/** Vite's list of what was built, by source file. */
export type ViteManifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>;

/** The two entries of the browser's build: the page's code, and the first script, which comes before it. */
export const ENTRY = 'src/app/entry-client.tsx';
export const FIRST_SCRIPT = 'src/hydration/event-replay.ts';

/** When a page's code comes: `deferred` is with the first event that needs it. */
export type HydrationMode = 'at once' | 'deferred' | 'never';

/** What a page's head names at once, what its end does (`late`), and the code that hydrates it. */
export function assetsOf(manifest: ViteManifest, modules: readonly string[], mode: HydrationMode) {
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...modules]);
  const [script = '', ...preloads] = filesOf(manifest, [FIRST_SCRIPT]).scripts;
  const head: HeadFiles = { script, styles, preloads };
  return {
    head,
    late: mode === 'at once' ? scripts.filter((file) => !preloads.includes(file)) : [],
    code: mode === 'never' ? [] : scripts,
  };
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
