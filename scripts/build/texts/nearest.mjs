const pairsOf = (text) => {
  const plain = text.toLowerCase();
  return new Set(Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)));
};

/** How much two texts have in common, from 0 to 1: pairs of letters that both contain. */
function likeness(one, other) {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}

/** The three texts that are most like one that is not there, as a message names them. */
export const nearest = (text, candidates) =>
  [...candidates]
    .map((other) => ({ other, like: likeness(text, other) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, 3)
    .map(({ other }) => `« ${other} »`)
    .join(', ');
