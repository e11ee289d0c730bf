import type { PageAssets } from './page-data.ts';

/** Vite's list of what was built, by source file. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; dynamicImports?: string[] }
>;

const ENTRY = 'src/app/entry-client.tsx';

/** The files that a page needs at once: the entry, its own module, and all that these import. */
export function assetsOf(manifest: ViteManifest, modules: readonly string[]): PageAssets {
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
  for (const key of [ENTRY, ...modules]) visit(key);
  const [script, ...preloads] = [...scripts].map((file) => `/${file}`);
  return { script: script!, styles: [...styles], preloads };
}
