/** A text as keys compare it: spaces of any kind are one, and so are both apostrophes. */
const plain = (text) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

/** The texts that a shop has otherwise: `of` finds one by Karité's text, `unused` lists the keys that were never found. */
export function ownTexts(texts) {
  const byKey = new Map(Object.keys(texts).map((key) => [plain(key), key]));
  const found = new Set();
  return {
    isEmpty: byKey.size === 0,
    of(text) {
      const key = byKey.get(plain(text));
      if (key === undefined) return null;
      found.add(key);
      return texts[key];
    },
    unused: () => [...byKey.values()].filter((key) => !found.has(key)),
  };
}
