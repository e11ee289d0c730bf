import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/root.mjs';

// What checks the types has no JavaScript API any more; the API's package keeps the version that has, to write types with.
const ts = createRequire(path.join(root, 'api/package.json'))('typescript');

/** What the shop runs: no tests, no figures, nothing that is generated. */
const PRODUCT = /^(shared|demo|api|storefront|backoffice)\/(src|build)\/(?!.*\.test\.|client\/contract\.ts)/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((file) => PRODUCT.test(file));

/** Where types are asserted instead of known, by what is written: `as X` (but `as const`), `x!`, `any`, and `@ts-` comments. */
function assertionsIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = { as: [], '!': [], any: [], '@ts-': text.includes('@ts-') ? [file] : [] };
  const visit = (node) => {
    const note = (kind) =>
      found[kind].push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') note('as');
    if (ts.isNonNullExpression(node)) note('!');
    if (node.kind === ts.SyntaxKind.AnyKeyword) note('any');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const all = files.map(assertionsIn);

// A ceiling is only ever lowered.
it.each([
  ['as', 16],
  ['!', 3],
  ['any', 0],
  ['@ts-', 0],
])('says `%s` %d times at most where the compiler can know', (kind, most) => {
  const found = all.flatMap((one) => one[kind]);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
});
