import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { searched } from '../searched-text.ts';
import { asQuery, type Expression, isPart, lexemesOf } from './expression.ts';

/** Whether a search looks through texts: for what more words have than it names (`partLexeme`). */
export const looksInTexts = (expression: Expression): boolean => lexemesOf(expression).some(isPart);

const hasWords = (expression: Expression): SQL => sql`ranked.words @@ ${asQuery(expression)}::tsquery`;

/** What records must have, as a condition on their entry `ranked` and, where a search looks through texts, on `it`. */
export function holds(resource: ResourceShape, expression: Expression): SQL {
  if (!looksInTexts(expression)) return hasWords(expression);
  if ('any' in expression) {
    const words = expression.any.filter((lexeme) => !isPart(lexeme));
    const texts = expression.any.filter(isPart).map((lexeme) => searched(resource, lexeme.slice(1)));
    return either([...texts, ...(words.length > 0 ? [hasWords({ any: words })] : [])]);
  }
  if ('or' in expression) return either(expression.or.map((each) => holds(resource, each)));
  return sql.join(
    expression.and.map((each) => holds(resource, each)),
    sql` and `,
  );
}

const either = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;
