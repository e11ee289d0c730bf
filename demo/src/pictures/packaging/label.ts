import { luminance, mix } from '../colour.ts';
import { fitted, letters, textWidth } from '../lettering/letters.ts';
import { ellipse, line, n, type Paint, path, rect } from '../paint.ts';
import type { BrandStyle } from './brand-styles.ts';
import { clothBand } from './pattern.ts';

/** What is written on a product, and the colours it is dressed in. */
export type Dress = BrandStyle & {
  /** The name in two or three short lines. */
  lines: readonly string[];
  size: string;
  /** The colour of the key ingredient. */
  accent: string;
  /** The colour of what is inside. */
  shade: string;
  /** Whether it is a lip care: slimmer than other sticks. */
  shelfLips: boolean;
  /** A number that varies ornaments from one product to the next. */
  seed: number;
  /** A small drawing of the key ingredient, 100 wide, around its middle. */
  emblem: (colour: string) => string;
};

const readable = (ink: string, ground: string) =>
  Math.abs(luminance(ink) - luminance(ground)) > 0.4 ? ink : luminance(ground) > 0.5 ? '#2c1a12' : '#fbf1e0';

/** The brand, a rule, the name and the size, set in the middle of a box. */
function words(dress: Dress, x: number, y: number, w: number, h: number, ink: string): string {
  const maxWidth = w * 0.86;
  const brand = Math.min(w * 0.125, h * 0.16);
  const small = Math.min(w * 0.062, h * 0.085);
  const hand =
    textWidth(dress.name, brand, dress.wordmark) > maxWidth * 1.35 ? { ...dress.wordmark, spacing: 8 } : dress.wordmark;
  const leading = small * 1.75;
  const block = brand + leading * (dress.lines.length + 1.5);
  let at = y + (h - block) / 2 + brand;
  let out = fitted(dress.name, x, at, brand, maxWidth, ink, hand);
  at += leading * 0.85;
  out += line(`M${n(x - w * 0.07)} ${n(at)}H${n(x + w * 0.07)}`, ink, Math.max(1.2, w * 0.007));
  for (const text of dress.lines) {
    at += leading;
    out += fitted(text, x, at, small, maxWidth, ink, dress.small);
  }
  if (dress.size && h > 90) out += letters(dress.size, x, at + leading * 1.35, small * 0.74, ink, dress.small);
  return out;
}

/** A label in the style of the brand, filling a box with its top middle at (x, y). */
export function label(paint: Paint, dress: Dress, x: number, y: number, w: number, h: number, body: string): string {
  const left = x - w / 2;
  const wash = paint.linear([
    [0, '#2a140c', 0.16],
    [0.2, '#fff', 0.12],
    [0.6, '#fff', 0],
    [1, '#2a140c', 0.2],
  ]);
  const paper = (d: string, colour: string) => path(d, colour) + path(d, wash);
  const box = `M${n(left)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  const onBody = readable(dress.ink, body);
  switch (dress.label) {
    case 'paper':
      return (
        paper(box, dress.paper) +
        rect(left, y + h - h * 0.13, w, h * 0.13, dress.accent) +
        rect(left, y + h - h * 0.13, w, h * 0.13, wash) +
        rect(left + 7, y + 7, w - 14, h * 0.87 - 12, 'none', 0, {
          stroke: dress.ink,
          'stroke-width': 1.2,
          opacity: 0.5,
        }) +
        (h > w ? emblemAt(dress, x, y + h * 0.17, w * 0.24, mix(dress.ink, dress.accent, 0.5)) : '') +
        words(dress, x, y + (h > w ? h * 0.2 : h * 0.02), w, h * (h > w ? 0.66 : 0.82), dress.ink)
      );
    case 'arch': {
      const r = w * 0.44;
      const low = y + h;
      const d = `M${n(x - r)} ${n(low)}V${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y + r)}V${n(low)}Z`;
      if (h < w * 0.9) return words(dress, x, y, w, h, onBody);
      return (
        paper(d, dress.paper) +
        path(d, 'none', { stroke: dress.accent, 'stroke-width': 3 }) +
        emblemAt(dress, x, y + r * 0.62, w * 0.34, dress.accent) +
        words(dress, x, y + r * 0.95, w * 0.88, h - r * 0.98, dress.ink)
      );
    }
    case 'frame': {
      const inset = w * 0.05;
      const ground = dress.paper;
      const ink = readable(dress.ink, ground);
      return (
        (ground === dress.body ? '' : paper(box, ground)) +
        rect(left + inset, y + inset, w - 2 * inset, h - 2 * inset, 'none', 3, {
          stroke: ink,
          'stroke-width': 1.6,
          opacity: 0.75,
        }) +
        (h > w * 1.15 ? emblemAt(dress, x, y + h * 0.2, w * 0.26, ink) : '') +
        words(dress, x, y + (h > w * 1.15 ? h * 0.22 : 0), w * 0.86, h * (h > w * 1.15 ? 0.72 : 1), ink)
      );
    }
    case 'pattern': {
      const band = Math.min(h * 0.13, w * 0.13);
      const ground = dress.paper === dress.body ? body : dress.paper;
      const ink = readable(dress.ink, ground);
      const own = dress.paper === dress.body ? '' : paper(box, dress.paper);
      const cloth =
        h > 90 ? clothBand(left + 6, y + h - band * 1.5, w - 12, band, mix(ink, dress.accent, 0.45), dress.seed) : '';
      return own + cloth + words(dress, x, y + h * 0.02, w, h - (h > 90 ? band * 1.9 : 0), ink);
    }
    case 'disc': {
      if (h < w * 0.9) return words(dress, x, y, w, h, onBody);
      const r = w * 0.31;
      const cy = y + r * 1.05;
      return (
        ellipse(x, cy, r, r, dress.paper, { opacity: 0.92 }) +
        emblemAt(dress, x, cy, r * 1.15, mix(dress.accent, dress.ink, 0.35)) +
        words(dress, x, y + r * 2.05, w, h - r * 2.05, onBody)
      );
    }
    default:
      return (
        (h > w * 1.2 ? emblemAt(dress, x, y + h * 0.13, w * 0.26, mix(onBody, dress.accent, 0.25)) : '') +
        words(dress, x, y + (h > w * 1.2 ? h * 0.14 : 0), w, h * (h > w * 1.2 ? 0.74 : 1), onBody) +
        (h > w * 0.9 ? rect(left + w * 0.3, y + h - 7, w * 0.4, 7, dress.accent, 3.5) : '')
      );
  }
}

const emblemAt = (dress: Dress, x: number, y: number, width: number, colour: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(width * 10) / 1000})">${dress.emblem(colour)}</g>`;
