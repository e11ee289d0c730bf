/** `gift-cards` → `giftCards`. */
export const constantOf = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The registry (`custom/shared/index.ts`) with one resource more: its import in its place, its constant at the end of
 * `resources`. `null` where it reads otherwise.
 */
export function register(source, name) {
  const list = /(\n {2}resources: \[)([^\]]*)\]/;
  const [imports] = source.match(/^(?:import [^;]*;\n)+/) ?? [];
  if (!imports || !list.test(source)) return null;
  const constant = constantOf(name);
  const lines = imports.trimEnd().split('\n');
  // By their files, as the linter wants them.
  const next = lines.findIndex((line) => /'\.\/(.*)\.ts'/.exec(line)?.[1] > name);
  lines.splice(next < 0 ? lines.length : next, 0, `import { ${constant} } from './${name}.ts';`);
  return source
    .replace(imports, () => `${lines.join('\n')}\n`)
    .replace(list, (_, open, listed) => {
      const others = listed.trim().replace(/,$/, '');
      return `${open}${others ? `${others}, ` : ''}${constant}]`;
    });
}
