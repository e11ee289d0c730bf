import { fold } from '@karite/shared/resource';
import { significant, withoutElided } from '../words.ts';

/** The most completions. */
const MOST = 3;
/** So many words of a name at most follow a word that is complete. */
const MOST_WORDS = 3;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a name from one on, to the next significant one: « beurre de karité ». */
function onFrom(words: readonly string[], at: number): string | null {
  for (let to = at + 1; to < Math.min(words.length, at + MOST_WORDS); to += 1) {
    const word = fold(words[to] ?? '');
    if (/\d/.test(word)) return null;
    if (word.length > 2 && significant([word, 'x']).includes(word)) return words.slice(at, to + 1).join(' ');
  }
  return null;
}

/**
 * R1808: how a text that is being typed may go on, by the names that it finds, the best first: the last word is completed,
 * or what follows it in a name; as the names write it, without their capitals.
 */
export function completionsOf(typed: string, names: readonly string[]): string[] {
  const [, former = '', last = ''] = /^(.*?)([\p{L}\p{N}\p{M}]*)$/su.exec(typed) ?? [];
  const begun = fold(last);
  if (begun === '') return [];
  const counts = new Map<string, { text: string; times: number }>();
  for (const name of names) {
    const words = withoutElided(name).normalize('NFC').match(WORD) ?? [];
    for (const [at, word] of words.entries()) {
      const plain = fold(word);
      const isPlural = plain !== begun && plain.replace(/[sx]$/, '') === begun;
      if (!plain.startsWith(begun) || isPlural) continue;
      const text = (plain === begun ? onFrom(words, at) : word)?.toLowerCase();
      if (!text) continue;
      // One of « crème » and « crèmes » is enough.
      const key = fold(text).replace(/[sx]$/, '');
      const existing = counts.get(key);
      counts.set(key, {
        text: existing && existing.text.length < text.length ? existing.text : text,
        times: (existing?.times ?? 0) + 1,
      });
    }
  }
  return [...counts.values()]
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST)
    .map(({ text }) => former.toLowerCase().replace(/\s+/g, ' ') + text)
    .filter((text) => fold(text) !== fold(typed));
}
