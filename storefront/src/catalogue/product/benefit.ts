/**
 * A description divided (R1104): its first sentence, without full stop, is under the name, and what follows in the tab. One
 * sentence alone is in both.
 */
export function benefitOf(description: string | null): { benefit?: string; rest: string | null } {
  const first = /^(.+?)(?:\.(?:\s+|$)|$)/s.exec(description ?? '');
  return { benefit: first?.[1], rest: description?.slice(first?.[0].length) || description };
}
