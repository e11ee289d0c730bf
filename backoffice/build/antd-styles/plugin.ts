import { type Plugin, parseSync, type Rolldown, Visitor } from 'vite';
import { StyleCalls } from './calls.ts';
import { cssOf } from './css.ts';

/** How antd declares the styles of a component. Its second argument computes them. */
const DECLARE = /^gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)$/;
const STYLE = /\/antd\/es\/([\w-]+\/style\/[\w-]+)\.js$/;
const COMPONENT = /\/antd\/es\/([\w-]+\/(?!style\/).+\.js)$/;
const COMPUTES = /\/cssinjs-utils\/es\/util\/genStyleUtils\.js$/;
/** What would compute and insert styles in a browser. */
const IN_BROWSER = /\/node_modules\/stylis\//;
/** Icons look for their style sheet each time that one is drawn. */
const ICONS = /\/@ant-design\/icons\/es\/utils\.js$/;
const PRELOADER = '\0vite/preload-helper.js';

/** What is drawn together, and all that it imports: its styles are one file. Each other chunk has a file of its own. */
const TOGETHER: readonly { name: string; module: RegExp }[] = [
  { name: 'antd-page.css', module: /\/src\/app\/back-office\.tsx$/ },
  { name: 'antd-lists.css', module: /\/src\/resource\/resource-page\.tsx$/ },
];

/**
 * antd's files stand before ours, whose rules win where they weigh the same, and every page's after its others: it ends with
 * what antd inserts last. It comes first, and each is put before all sheets that are there.
 */
const PLACE =
  'document.head.insertBefore(link, isCss && /\\/antd-/.test(dep.href) ? document.head.querySelector("link[rel=stylesheet]") : null)';

type Edit = { start: number; end: number; text: string };
const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);

type Declared = { module: string; name: string; isComponent: boolean };

/** The styles that a module of antd declares, by the names that it exports, and the module without what computes them. */
function withoutStyles(module: string, code: string): { declared: Declared[]; code: string } {
  const declared: Declared[] = [];
  const edits: Edit[] = [];
  for (const statement of parseSync(`${module}.js`, code).program.body) {
    const calls = new Visitor({
      CallExpression({ callee, arguments: [, computes] }) {
        if (callee.type !== 'Identifier' || !DECLARE.test(callee.name) || !computes) return;
        const exported =
          statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
            ? statement.declaration.declarations[0]?.id
            : undefined;
        const name = exported?.type === 'Identifier' ? exported.name : 'default';
        if (!statement.type.startsWith('Export')) throw new Error(`antd's ${module} keeps a style to itself`);
        declared.push({ module, name, isComponent: callee.name === 'genSubStyleComponent' });
        edits.push({ start: computes.start, end: computes.end, text: 'null' });
      },
    });
    calls.visit({ type: 'Program', body: [statement], sourceType: 'module', hashbang: null, start: 0, end: 0 });
  }
  return { declared, code: edited(code, edits) };
}

/** Hooks that hand out no styles, because they stand in a file. What a theme sets, the variables, is left as it is. */
function withoutComputing(id: string, code: string): string | undefined {
  const edits: Edit[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id?.name === 'genComponentStyleHook' && body)
        edits.push({ start: body.start, end: body.end, text: "{ return () => [null, '']; }" });
    },
  }).visit(parseSync(id, code).program);
  return edits.length === 1 ? edited(code, edits) : undefined;
}

/** The chunks that hold some modules, and those that they import. */
function chunksOf(module: RegExp, chunks: Record<string, Rolldown.RenderedChunk>): Rolldown.RenderedChunk[] {
  const met = new Set(Object.values(chunks).filter(({ moduleIds }) => moduleIds.some((id) => module.test(id))));
  // A set that grows while it is walked is walked to its end.
  for (const { imports } of met) for (const name of imports) if (chunks[name]) met.add(chunks[name]);
  return [...met];
}

/** A style sheet, and the chunks that it is for. */
type Sheet = { name: string; hasShared: boolean; of: readonly Rolldown.RenderedChunk[] };

/** Each chunk in one sheet. Only the first, which every page has, holds what all components share. */
function sheetsOf(chunks: Record<string, Rolldown.RenderedChunk>): Sheet[] {
  const taken = new Set<Rolldown.RenderedChunk>();
  const take = (name: string, found: readonly Rolldown.RenderedChunk[]): Sheet => {
    const sheet = { name, hasShared: taken.size === 0, of: found.filter((chunk) => !taken.has(chunk)) };
    for (const chunk of sheet.of) taken.add(chunk);
    return sheet;
  };
  const together = TOGETHER.map(({ name, module }) => take(name, chunksOf(module, chunks)));
  return [...together, ...Object.values(chunks).map((chunk) => take(`antd-${chunk.name}.css`, [chunk]))];
}

/**
 * antd computes its styles where it is drawn: a third of the time until a list stands. As their colours and sizes are CSS
 * variables, they are the same for everybody, and the build computes them: CSS files, loaded with the chunks that draw with
 * them. What computed them leaves the bundle. Fails when antd declares, calls or computes styles in another way.
 */
export function antdStyles(): Plugin {
  const declared = new Map<string, Declared[]>();
  let calls = new StyleCalls();
  let sheets: Sheet[] | undefined;
  const written = new Map<Sheet, string>();
  return {
    name: 'antd-styles',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      declared.clear();
      calls = new StyleCalls();
      sheets = undefined;
      written.clear();
    },
    transform(code, id) {
      if (id === PRELOADER) {
        const placed = code.replace('document.head.appendChild(link)', PLACE);
        if (placed === code) this.error('Vite loads CSS in another way now');
        return { code: placed, map: null };
      }
      if (ICONS.test(id)) {
        const quiet = code.replace(/(export var useInsertStyles = function) [\s\S]*?\n\};/, '$1 () {};');
        return quiet === code ? this.error('icons bring their styles in another way now') : { code: quiet, map: null };
      }
      if (COMPUTES.test(id)) {
        const light = withoutComputing(id, code);
        return light === undefined ? this.error('antd computes its styles elsewhere now') : { code: light, map: null };
      }
      const component = id.match(COMPONENT)?.[1];
      if (component) calls.read(component, code);
      const module = id.match(STYLE)?.[1];
      if (!module) return null;
      const found = withoutStyles(module, code);
      if (found.declared.length === 0) return null;
      declared.set(id, found.declared);
      return { code: found.code, map: null };
    },
    renderChunk(_, chunk, __, { chunks }) {
      if (chunk.moduleIds.some((id) => IN_BROWSER.test(id))) this.error('styles are computed in the browser');
      if (!chunk.moduleIds.some((id) => declared.has(id))) return null;
      sheets ??= sheetsOf(chunks);
      const sheet = sheets.find(({ of }) => of.some(({ fileName }) => fileName === chunk.fileName));
      if (!sheet) return this.error(`${chunk.name} has no style sheet`);
      const hooks = sheet.of
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) => declared.get(id) ?? [])
        .map(({ module, name, isComponent }) => calls.of(module, name, isComponent));
      const write = () => this.emitFile({ type: 'asset', name: sheet.name, source: cssOf(hooks, sheet.hasShared) });
      const file = written.get(sheet) ?? write();
      written.set(sheet, file);
      chunk.viteMetadata?.importedCss.add(this.getFileName(file));
      return null;
    },
  };
}
