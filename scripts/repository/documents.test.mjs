import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, scripts } from '../support/root.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const read = (file) => readFileSync(join(root, file), 'utf8');
/** What changed is history: it names what there was. */
const documents = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));

/** Of each document, what `find` finds in its text and `isRight` refuses. */
const wrong = (find, isRight) =>
  documents.flatMap((file) =>
    find(read(file))
      .filter((named) => !isRight(named, file))
      .map((named) => `${file}: ${named}`),
  );
const all = (pattern) => (text) => [...text.matchAll(pattern)].map(([, named]) => named);
const inCode = (text) => all(/`([^`\n]+)`/g)(text);

/** Files that a reader of the guides writes. */
const isMade = (path) => files.some((file) => file.endsWith('.md') && read(file).includes(`// ${path}`));
const endsSo = (path) => files.some((file) => file === path || file.endsWith(`/${path}`));
/** Written by the build or by a command. */
const isWritten = (path) =>
  /(^|\/)(dist|data|screenshots|\.cache)\/|^custom\/((shared|migrations)\/|settings\.md$)|^shared\/src\/client\/contract\.ts$/.test(
    path,
  );

describe('what the documents name is there', () => {
  it('links', () => {
    const links = all(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g);
    expect(wrong(links, (link, file) => /^[a-z]+:/.test(link) || existsSync(join(root, dirname(file), link)))).toEqual(
      [],
    );
  });

  it('paths of files', () => {
    const paths = (text) =>
      inCode(text).filter((code) =>
        /^([\w.@-]+\/)+[\w.@-]+\.(tsx?|mjs|json|css|sql|md|conf|service)$|^[\w.-]+\.(test|spec)\.(tsx?|mjs)$/.test(
          code,
        ),
      );
    expect(wrong(paths, (path) => endsSo(path) || isWritten(path) || isMade(path))).toEqual([]);
  });

  it('folders', () => {
    const folders = (text) => inCode(text).filter((code) => /^\w[\w.-]*(\/[\w.-]+)*\/$/.test(code));
    expect(
      wrong(folders, (folder) => files.some((each) => `/${each}`.includes(`/${folder}`)) || isWritten(folder)),
    ).toEqual([]);
  });

  it('commands, and the files that they are given', () => {
    const names = new Set(Object.keys(scripts()));
    expect(wrong(all(/\bnpm run ([a-z][\w:-]*)/g), (name) => names.has(name))).toEqual([]);
    // Each tool has a row on the tools' own page.
    const tools = new Set(
      [...read('tools/tools.ts').matchAll(/^ {2}'?([\w-]+)'?: \{ file:/gm)].map(([, name]) => name),
    );
    expect(wrong(all(/\bnpm run tools -- ([a-z][\w-]*)/g), (name) => tools.has(name))).toEqual([]);
    const commands = new Set(
      [...read('scripts/operate.mjs').matchAll(/^ {2}'?([\w-]+)'?: '/gm)].map(([, name]) => name),
    );
    expect(wrong(all(/\bnpm run operate -- ([a-z][\w-]*)/g), (name) => commands.has(name))).toEqual([]);
    expect(all(/^\| `([a-z0-9-]+)` \|/gm)(read('tools/README.md'))).toEqual([...tools]);
    expect(
      wrong(
        all(/\btest:one -- ([\w/.-]+)/g),
        (part) => files.some((file) => /\.test\.tsx?$/.test(file) && file.includes(part)) || isMade(part),
      ),
    ).toEqual([]);
    expect(
      wrong(
        all(/\b(?:tsx|node|playwright test) (?:--?[\w=-]+ )*([\w-]+(?:\/[\w.-]+)+\.\w+)/g),
        (path) => endsSo(path) || isWritten(path),
      ),
    ).toEqual([]);
  });

  it('settings', () => {
    const sources = files
      .filter((file) => /\.(ts|tsx|mjs|yaml|yml|conf|service|py|sh)$|Dockerfile$/.test(file))
      .map(read)
      .join('\n');
    const settings = (text) => inCode(text).flatMap((code) => code.match(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(?==|$)/g) ?? []);
    // Node's and OpenTelemetry's own are theirs to document.
    expect(wrong(settings, (name) => /^(NODE|OTEL)_/.test(name) || new RegExp(`\\b${name}\\b`).test(sources))).toEqual(
      [],
    );
  });

  it('decisions: an index of all, each 25 lines of 140 characters at most', () => {
    const decisions = documents.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
    const index = read('docs/decisions/README.md');
    expect(decisions.filter((file) => !index.includes(file.split('/').pop()))).toEqual([]);
    const isShort = (file) => {
      const lines = read(file).trimEnd().split('\n');
      return lines.length <= 25 && lines.every((line) => line.length <= 140);
    };
    expect(decisions.filter((file) => !isShort(file))).toEqual([]);
  });
});
