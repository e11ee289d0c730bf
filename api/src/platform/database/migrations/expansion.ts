/**
 * Whether the former release's server can run beside the new one after a migration: it reads and writes rows as before. It
 * cannot when a migration removes something, or adds a requirement. Some statements need a human decision.
 */
type Judged = 'expands' | 'contracts' | 'unclear';

/** One statement, without comments, in lower case but for what is quoted, with single blanks. */
type Statement = string;

const PIECES = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|;|[^;'"$-]+|[-$]/g;

/** The statements of a migration's text, one by one; what is quoted is never taken apart. */
function statementsOf(text: string): Statement[] {
  const found = [''];
  for (const [piece] of text.matchAll(PIECES)) {
    if (piece.startsWith('--')) continue;
    if (piece === ';') found.push('');
    else found[found.length - 1] += /^['"$]/.test(piece) ? piece : piece.toLowerCase();
  }
  return found.map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

const NAME = '(?:"[^"]+"\\.|\\w+\\.)?("[^"]+"|\\w+)';
const bare = (name = ''): string => name.replaceAll('"', '');
const nameAfter = (words: string, statement: string): string =>
  bare(new RegExp(`^${words} (?:if (?:not )?exists )?(?:only )?${NAME}`).exec(statement)?.[1]);

/** The parts of a text between its commas, those in brackets and quotes left alone. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(/'(?:[^']|'')*'|"[^"]*"|[\s\S]/g)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}

/** What a migration creates itself: no former release uses it. */
type Made = { tables: Set<string>; columns: Set<string> };

const actionsOf = (statement: Statement) =>
  partsOf(statement.replace(new RegExp(`^alter table (?:if exists )?(?:only )?${NAME} `), ''));

function madeBy(statements: readonly Statement[]): Made {
  const tables = new Set(statements.map((each) => nameAfter('create table', each)).filter(Boolean));
  const columns = statements
    .filter((each) => each.startsWith('alter table'))
    .flatMap((each) =>
      actionsOf(each).map((action) => ({
        table: nameAfter('alter table', each),
        column: nameAfter('add column', action),
      })),
    )
    .filter(({ column }) => column);
  return { tables, columns: new Set(columns.map(({ table, column }) => `${table}.${column}`)) };
}

/** The columns that a constraint or an index names: those in its first brackets. */
const namedIn = (text: string): string[] =>
  [...(/\((.*)\)/.exec(text.replace(/\breferences\b.*/, ''))?.[1] ?? '').matchAll(/(?:"[^"]+"\.)?"([^"]+)"/g)].map(
    ([, column]) => column ?? '',
  );

function judgeAction(table: string, action: string, made: Made): Judged {
  const areNew = () => {
    const columns = namedIn(action);
    return columns.length > 0 && columns.every((column) => made.columns.has(`${table}.${column}`));
  };
  if (action.startsWith('add column')) {
    if (/ unique\b/.test(action)) return 'contracts';
    return !/ not null\b/.test(action) || / default /.test(action) || / generated /.test(action)
      ? 'expands'
      : 'contracts';
  }
  if (action.startsWith('add constraint')) return areNew() ? 'expands' : 'contracts';
  if (/^alter column \S+ set default /.test(action)) return 'expands';
  return 'contracts';
}

function judge(statement: Statement, made: Made): Judged {
  if (/^create (table|sequence|extension|collation|function|type) /.test(statement)) return 'expands';
  if (/^create index /.test(statement)) return 'expands';
  if (/^create unique index /.test(statement))
    return made.tables.has(bare(new RegExp(` on (?:only )?${NAME}`).exec(statement)?.[1])) ? 'expands' : 'contracts';
  if (/^alter table /.test(statement)) {
    const table = nameAfter('alter table', statement);
    if (made.tables.has(table)) return 'expands';
    return actionsOf(statement).every((action) => judgeAction(table, action, made) === 'expands')
      ? 'expands'
      : 'contracts';
  }
  if (/^(insert into|update|delete from) /.test(statement)) {
    const table = nameAfter('(?:insert into|update|delete from)', statement);
    return made.tables.has(table) || table === 'recomputations' ? 'expands' : 'unclear';
  }
  if (/^(select|comment on|analyze) ?/.test(statement)) return 'expands';
  return /^(drop|alter|truncate|revoke) /.test(statement) ? 'contracts' : 'unclear';
}

/** How a migration declares its kind: on a line of its own, `-- expands`, `-- expands: <why>` or `-- contracts: <why>`. */
export function declaredKind(text: string): { kind: 'expands' | 'contracts'; why: string } | null {
  const [, kind, why = ''] = /^-- (expands|contracts)(?:: (.+))?$/m.exec(text) ?? [];
  return kind === 'expands' || kind === 'contracts' ? { kind, why } : null;
}

/**
 * The statements of a migration that are no plain expansion: `contracts` never are one, `unclear` ones need a declared
 * reason.
 */
export function objectionsTo(text: string): { statement: string; judged: 'contracts' | 'unclear' }[] {
  const statements = statementsOf(text);
  const made = madeBy(statements);
  return statements.flatMap((statement) => {
    const judged = judge(statement, made);
    return judged === 'expands' ? [] : [{ statement, judged }];
  });
}
