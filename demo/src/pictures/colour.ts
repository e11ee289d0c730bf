type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Rgb;

/** A colour between two, `share` of the second. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)];
  return `#${from
    .map((v, i) =>
      Math.round(v + (to[i]! - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Towards a warm white. */
export const light = (hex: string, share: number): string => mix(hex, '#fffaf3', share);

/** Towards a deep tone of itself, then a warm near-black: the shadows of a beauty photograph are never grey. */
export function dark(hex: string, share: number): string {
  const own = `#${parse(hex)
    .map((v) =>
      Math.round(v * (0.16 + 0.3 * (v / 255) ** 2))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  return mix(hex, mix(own, '#22120c', 0.4), share);
}

/** 0 for black, 1 for white. */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
