import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { unseen } from '../../database/run.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { searched } from '../searched-text.ts';
import { asQuery, type Expression, isPart, isWord, lexemesOf } from './expression.ts';
import { rankedName } from './ranked.ts';

/** Whether a search looks through texts: for what more words have than it names (`partLexeme`). */
export const looksInTexts = keptWith((expression: Expression): boolean => lexemesOf(expression).some(isPart));

/** So many lexemes are looked for at once. */
const AT_ONCE = 64;

/**
 * Queries for what has any of some lexemes. A few are looked for at once: of many the planner believes that half of all records
 * have one, and reads all of them.
 */
export const queriesOf = (lexemes: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(lexemes.length / AT_ONCE) }, (_, at) =>
    asQuery({ any: lexemes.slice(at * AT_ONCE, (at + 1) * AT_ONCE) }),
  );

/** The ids of the records that have any of some lexemes; one may come twice. */
export const recordsWith = (resource: ResourceShape, lexemes: readonly string[]): SQL => sql`
  select ranked.record_id from unnest(${unseen(sql`${sql.param(queriesOf(lexemes))}::text[]`)}) query
    join ${sql.identifier(rankedName(resource))} ranked on ranked.words @@ query::tsquery`;

/** The lexemes that many records have. */
type Frequent = { has(lexeme: string): boolean };

/** Whether few records have a lexeme: a whole name, or a word or a link that is not frequent. */
const isRare = (lexeme: string, frequent: Frequent): boolean =>
  lexeme.startsWith('=') || ((isWord(lexeme) || lexeme.startsWith('@')) && !frequent.has(lexeme));

/** Lexemes that few have, one of which all have that match; `null` where there are none. */
function rareOf(expression: Expression, frequent: Frequent): readonly string[] | null {
  if ('any' in expression) return expression.any.every((lexeme) => isRare(lexeme, frequent)) ? expression.any : null;
  const each = ('and' in expression ? expression.and : expression.or).map((one) => rareOf(one, frequent));
  if ('and' in expression) return each.find((lexemes) => lexemes !== null) ?? null;
  return each.every((lexemes) => lexemes !== null) ? each.flat() : null;
}

/**
 * What records must have, as a condition on their entry `ranked` and, where a search looks through texts, on `it`. `bits` say
 * which lexemes many have: of others that stand for one word each is looked for by itself.
 */
export function holds(resource: ResourceShape, expression: Expression, bits: { counts: Frequent } | null): SQL {
  const whole = looksInTexts(expression) ? inTexts(resource, expression) : hasWords(expression);
  const rare = bits && rareOf(expression, bits.counts);
  return rare ? sql`ranked.record_id = any(array(${recordsWith(resource, rare)})) and ${whole}` : whole;
}

const hasWords = (expression: Expression): SQL => sql`ranked.words @@ ${asQuery(expression)}::tsquery`;
const either = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

function inTexts(resource: ResourceShape, expression: Expression): SQL {
  if (!looksInTexts(expression)) return hasWords(expression);
  if ('or' in expression) return either(expression.or.map((each) => inTexts(resource, each)));
  if ('and' in expression)
    return sql.join(
      expression.and.map((each) => inTexts(resource, each)),
      sql` and `,
    );
  const words = expression.any.filter((lexeme) => !isPart(lexeme));
  const texts = expression.any.filter(isPart).map((lexeme) => searched(resource, lexeme.slice(1)));
  return either(words.length > 0 ? [...texts, hasWords({ any: words })] : texts);
}

/** The same of the few records that wait for their bits, whose words the planner does not see: one plan does for all. */
export const holdsPending = (resource: ResourceShape, expression: Expression): SQL =>
  looksInTexts(expression)
    ? inTexts(resource, expression)
    : sql`ranked.words @@ ${unseen(sql`${asQuery(expression)}::tsquery`)}`;
