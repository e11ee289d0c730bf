import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../support/root.mjs';
import { forgetBuild } from '../support/workspace.mjs';

/** The API's own, which has functions to call; the one that judges types is a program alone. */
const ts = createRequire(new URL('../../api/package.json', import.meta.url))('typescript');

/** What the API is made of: where sources are, and where what is made of them goes. */
const FOLDERS = [
  ['shared/src', 'shared/dist'],
  ['custom/shared', 'custom/dist/shared'],
  ['custom/api', 'custom/dist/api'],
  ['demo/src', 'demo/dist'],
  ['api/src', 'api/dist'],
].filter(([sources]) => existsSync(join(root, sources)));
const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(
  // A single file has no package.json that declares it a module.
  { ...config.compilerOptions, module: 'ESNext', moduleResolution: 'bundler', declaration: false },
  root,
);

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.ts$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : [];
  });

/** Of each output, the source that it was made of and when: a build or another branch may have written it since. */
const NOTES = join(root, '.cache', 'dev-compiled.json');
const notes = existsSync(NOTES) ? JSON.parse(readFileSync(NOTES, 'utf8')) : {};
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** A mistake in the text of a file, as an editor shows it. */
const faultOf = (diagnostic) => {
  const { line, character } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start);
  const place = `${relative(root, diagnostic.file.fileName)}:${line + 1}:${character + 1}`;
  return `${place}  ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')}`;
};

/**
 * Writes what `tsc --build` would of each source that is not in `dist` as it is, a file at a time and without judging
 * types: a millisecond each. Returns how many were written, and the mistakes that keep a file from being written.
 */
export function compile() {
  const faults = [];
  let written = 0;
  for (const [sources, outputs] of FOLDERS)
    for (const source of sourcesIn(join(root, sources))) {
      const output = join(root, outputs, relative(join(root, sources), source)).replace(/\.ts$/, '.js');
      const key = relative(root, output);
      const sourceTime = timeOf(source);
      if (notes[key]?.source === sourceTime && notes[key].output === timeOf(output)) continue;
      const { outputText, diagnostics } = ts.transpileModule(readFileSync(source, 'utf8'), {
        compilerOptions: options,
        fileName: source,
        reportDiagnostics: true,
      });
      faults.push(...diagnostics.map(faultOf));
      if (diagnostics.length > 0) continue;
      mkdirSync(dirname(output), { recursive: true });
      // Its map would be of another text.
      writeFileSync(output, outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
      notes[key] = { source: sourceTime, output: timeOf(output) };
      written += 1;
    }
  mkdirSync(dirname(NOTES), { recursive: true });
  if (written > 0) {
    writeFileSync(NOTES, JSON.stringify(notes));
    forgetBuild();
  }
  return { written, faults };
}
