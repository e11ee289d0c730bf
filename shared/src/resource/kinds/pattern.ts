/** The format of a text as a whole, as a regular expression's source (`[A-Z]{3}-\\d{4}`), and the message otherwise. */
export type Pattern = { matches: string; message: string };

const wholeText = ({ matches }: Pattern): RegExp => new RegExp(`^(?:${matches})$`, 'u');

/** In how many ways a text may be tried against a pattern at most: some milliseconds. */
const MOST_WAYS = 1_000_000;

const TOKEN =
  /\\k<|\\[1-9]|\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\((?:\?(?::|<[^>]*>))?|\)|\||(?:[*+]|\{\d+(?:,\d*)?\})\??|\?|./gsu;

/** Whether a part of a pattern, in a group or before a quantifier, can match one text in several ways. */
type Part = { isVaried: boolean };

/** How often a quantifier repeats, from least to most. */
function rangeOf(quantifier: string, longest: number): [number, number] {
  const [, least, most = least] = /^\{(\d+)(?:,(\d*))?\}/.exec(quantifier) ?? [];
  if (least === undefined) return [0, longest];
  return [Number(least), most === '' ? longest : Number(most)];
}

/**
 * Why a pattern may not be declared; `null` when it may. A hostile text must not keep the server busy, so that the form of
 * patterns is limited. A repeated part must not repeat, choose or be optional. Look-arounds and back-references are refused.
 * The remaining choices, for a text of `longest` characters, are few.
 */
export function patternFault(pattern: Pattern, longest: number): string | null {
  try {
    wholeText(pattern);
  } catch {
    return 'its pattern is no regular expression';
  }
  const open: Part[] = [{ isVaried: false }];
  let last: Part = { isVaried: false };
  let ways = 1;
  const vary = () => {
    for (const part of open) part.isVaried = true;
  };
  for (const [token] of pattern.matches.matchAll(TOKEN)) {
    if (/^(\\k<|\\[1-9]|\(\?<?[=!])/.test(token))
      return 'its pattern has look-arounds or back-references, which may take for ever';
    if (token.startsWith('(')) open.push({ isVaried: false });
    else if (token === ')') last = open.pop() ?? last;
    else if (token === '|' || token === '?') {
      ways *= 2;
      vary();
    } else if (/^([*+]|\{\d)/.test(token)) {
      const [least, most] = rangeOf(token, longest);
      if (last.isVaried && most > 1)
        return 'its pattern repeats what itself repeats or chooses: that may take for ever';
      if (most > least) vary();
      ways *= most - least + 1;
    } else last = { isVaried: false };
  }
  return ways > MOST_WAYS ? 'its pattern can be tried in too many ways: repeat less, or set a smaller maxLength' : null;
}

/**
 * The expression of a pattern: it matches the whole text, with letters of every script. Throws when the pattern may not be
 * declared. The API makes every schema before it listens, so that it does not start then.
 */
export function patternOf(pattern: Pattern, longest: number): RegExp {
  const fault = patternFault(pattern, longest);
  if (fault) throw new Error(`/${pattern.matches}/: ${fault}`);
  return wholeText(pattern);
}
