/** The rules of the shop (docs/rules.md) and those who cite them: code, tests and documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.mjs';

const CITING = ['shared', 'api', 'storefront', 'backoffice', 'demo', 'tests', 'e2e', 'scripts', 'docs', '.'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'data', 'meta', 'test-results', 'screenshots']);
const READ = new Set(['.ts', '.tsx', '.mjs', '.mts', '.css', '.sql', '.md', '.json', '.html']);
const RULES = join('docs', 'rules');

/** The text files of a folder, by their path in the repository. Of the root only its own files. */
function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return folder === '.' || NOT_SOURCES.has(entry.name) || entry.name.startsWith('.') ? [] : filesOf(path);
    return READ.has(extname(entry.name)) && !entry.name.endsWith('contract.ts') ? [path] : [];
  });
}

const folders = new Set(readdirSync(root));
const files = CITING.filter((folder) => folder === '.' || folders.has(folder)).flatMap(filesOf);
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const inRules = [...texts].filter(([file]) => file.startsWith(RULES + (process.platform === 'win32' ? '\\' : '/')));

/** The manual of the shop's team names buttons and menus as rules do. */
const inManual = [...texts].filter(([file]) => file.startsWith(join('docs', 'manuel')));

/** `file:line: what` for each hit of a pattern in some files. */
const hits = (pattern, among = [...texts]) =>
  among.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.match(pattern) ?? []).map((hit) => `${file}:${index + 1}: ${hit}`)),
  );

/** Every rule: `### <a id="r104"></a>R104 What a promotion takes off`. */
const rules = inRules.flatMap(([file, text]) =>
  [...text.matchAll(/^### (.*)$/gm)].map(([, heading]) => {
    const [, id, number, title] = /^<a id="r(\d+)"><\/a>R(\d+) (.+)$/.exec(heading) ?? [];
    return { file: file.replaceAll('\\', '/').slice('docs/'.length), heading, id, number, title };
  }),
);

/** Visible texts, as in the code: spaces of any kind are one, and so are both apostrophes. */
const plain = (text) => text.replace(/\s+/g, ' ').replaceAll('’', "'");

describe('the rules', () => {
  it('have an anchor each, and no number twice', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter(({ id, number }) => !number || id !== number).map(({ heading }) => heading)).toEqual([]);
    const numbers = rules.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('are all in the index, in the order of their files', () => {
    const rows = texts.get(join('docs', 'rules.md')).match(/^\| \[.*$/gm);
    const listed = rows.flatMap((row) =>
      [...row.matchAll(/\[R(\d+)\]\(([^)#]+)#r(\d+)\)/g)].map((hit) => hit.slice(1)),
    );
    const listedIn = (path) => listed.filter(([, file]) => file === path);
    for (const path of new Set(rules.map(({ file }) => file)))
      expect(listedIn(path)).toEqual(
        rules.filter(({ file }) => file === path).map(({ file, number }) => [number, file, number]),
      );
    expect(listed).toHaveLength(rules.length);
  });

  it('and the manual quote the shop: every text in « » is in its code', () => {
    const product = [...texts].filter(
      ([file]) => /\.(tsx?|sql)$/.test(file) && !/\.(test|spec)\.|^e2e|^docs/.test(file),
    );
    const code = plain(
      product
        .map(([, text]) =>
          text
            .replace(/^\s*(\/?\*|\/\/).*$/gm, '')
            .replaceAll("\\'", "'")
            .replace(/inCurrency\(['"](.*?)['"]\)/g, '$1 (FCFA)'),
        )
        .join('\n'),
    );
    const quoted = [...inRules, ...inManual].flatMap(([file, text]) =>
      [...plain(text).matchAll(/« (.*?) »/g)].map(([, words]) => ({ file, words })),
    );
    expect(quoted.length).toBeGreaterThan(200);
    // The parts in braces differ from case to case.
    const isInCode = ({ words }) => words.split(/\{[^}]*\}/).every((part) => code.includes(part.trim()));
    expect(quoted.filter((text) => !isInCode(text))).toEqual([]);
  });
});

describe('citations', () => {
  it('name rules that exist', () => {
    const defined = new Set(rules.map(({ number }) => `R${number}`));
    const cited = hits(/\bR\d{3,4}\b/g).filter((hit) => !defined.has(hit.slice(hit.lastIndexOf(' ') + 1)));
    expect(hits(/\bR\d{3,4}\b/g).length).toBeGreaterThan(200);
    expect(cited).toEqual([]);
  });

  it('name no document that a reader does not have', () => {
    expect(hits(/\u00a7|\b(?:the|our|see) (?:spec|specification)\b|\bspecification\.md|\bdesign\.md/gi)).toEqual([]);
  });
});
