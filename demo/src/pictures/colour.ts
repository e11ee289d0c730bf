import { around } from '../around.ts';

type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const written = (parts: number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A colour between two, `share` of the second. */
export function mix(a: string, b: string, share: number): string {
  const to = parse(b);
  return written(parse(a).map((v, i) => v + (around(to, i) - v) * share));
}

/** Towards a warm white. */
export const light = (hex: string, share: number): string => mix(hex, '#fffaf3', share);

/** Towards a deep tone of itself, then a warm near-black: the shadows of a beauty photograph are never grey. */
export function dark(hex: string, share: number): string {
  const own = written(parse(hex).map((v) => v * (0.16 + 0.3 * (v / 255) ** 2)));
  return mix(hex, mix(own, '#22120c', 0.4), share);
}

/** 0 for black, 1 for white. */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
