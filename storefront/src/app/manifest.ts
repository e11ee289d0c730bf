import type { PageAssets } from './server-head.tsx';

/** Vite's list of what was built, by source file. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; dynamicImports?: string[] }
>;

const ENTRY = 'src/app/entry-client.tsx';
const FIRST_TOUCH = 'src/app/first-touch.ts';

/** `awake`: a page's code comes at once; `asleep`: with the first touch; `still`: never. */
export type Waking = 'awake' | 'asleep' | 'still';

/** What a page's head names, by when its code is wanted. */
export function assetsOf(manifest: ViteManifest, modules: readonly string[], waking: Waking): PageAssets {
  const whole = filesOf(manifest, [ENTRY, ...modules]);
  if (waking === 'awake') return whole;
  const { script, preloads } = filesOf(manifest, [FIRST_TOUCH]);
  const light = { script, preloads, styles: whole.styles };
  return waking === 'still' ? light : { ...light, later: [whole.script, ...whole.preloads] };
}

/** The files that modules need at once, with all that they import. */
function filesOf(manifest: ViteManifest, modules: readonly string[]): PageAssets {
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
  const [script, ...preloads] = [...scripts].map((file) => `/${file}`);
  return { script: script!, styles: [...styles], preloads };
}
