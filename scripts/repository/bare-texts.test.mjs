import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.mjs';

/** The compiler as a library: openapi-typescript has it, our own version has no such interface any more. */
const inApi = createRequire(join(root, 'api/package.json'));
const ts = createRequire(inApi.resolve('openapi-typescript'))('typescript');
const { TypeFlags } = ts;

function programOf(folder) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options, projectReferences } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const alone = { ...options, noEmit: true, composite: false, incremental: false };
  return ts.createProgram({ rootNames: fileNames, options: alone, projectReferences });
}

/** What an expression between tags may be: a text, something else that is drawn, or nothing. */
function drawnBy(expression, checker) {
  if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression)) return { text: true };
  const type = checker.getTypeAtLocation(expression);
  const drawn = { text: false, node: false, nothing: false };
  // What others hand in is theirs to wrap.
  if (/ReactNode/.test(`${type.aliasSymbol?.name} ${checker.typeToString(type)}`)) return { node: true, nothing: true };
  for (const { flags, value } of type.isUnion() ? type.types : [type]) {
    const isEmpty = value === '' || value === 0;
    if (flags & (TypeFlags.BooleanLike | TypeFlags.BigIntLike | TypeFlags.Null | TypeFlags.Undefined))
      drawn.nothing = true;
    else if (flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) drawn[isEmpty ? 'nothing' : 'text'] = true;
    else drawn.node = true;
  }
  return drawn;
}

const comesAndGoes = ({ text, node, nothing }) => nothing || (text && node);
const isBlank = (child) =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) || (ts.isJsxExpression(child) && !child.expression);

/** Elements with a bare text beside conditional content. */
function bareTexts(folder) {
  const program = programOf(folder);
  const checker = program.getTypeChecker();
  const found = [];
  const visit = (file) => (node) => {
    const children = ts.isJsxElement(node) || ts.isJsxFragment(node) ? node.children.filter((it) => !isBlank(it)) : [];
    const drawn = children.map((child) => {
      if (ts.isJsxText(child)) return { text: true };
      return ts.isJsxExpression(child) ? drawnBy(child.expression, checker) : { node: true };
    });
    if (drawn.length > 1 && drawn.some(comesAndGoes) && drawn.some(({ text }) => text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(root, file.fileName)}:${line + 1}`);
    }
    ts.forEachChild(node, visit(file));
  };
  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(join(folder, 'src/')) && /(?<!\.test)\.tsx$/.test(file.fileName)) visit(file)(file);
  return found;
}

describe('R2134 Texts that a browser translates', () => {
  it.each(['storefront', 'backoffice'])(
    'are in an element of their own beside conditional content: %s',
    (name) => {
      expect(bareTexts(join(root, name)), 'wrap the text in a <span>').toEqual([]);
    },
    120_000,
  );
});
