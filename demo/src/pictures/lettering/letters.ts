import { line, n } from '../paint.ts';
import { accents, DASH, glyphs } from './glyphs.ts';

export type Hand = {
  /** Thickness of a stroke, for glyphs 100 high. */
  weight: number;
  /** Space between glyphs, for glyphs 100 high. */
  spacing: number;
  /** How much thicker the stems are than the bars; 1 is an even line. */
  contrast?: number;
  /** Hairline feet on the ends of stems. */
  serif?: boolean;
};

type Step = { to: string; numbers: number[] };

const steps = (d: string): Step[] =>
  [...d.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/g)].map(([, to = '', rest = '']) => ({
    to,
    numbers: rest.trim() ? rest.trim().split(/[ ,]+/).map(Number) : [],
  }));

/** Moves a path to the right and narrows it: `contrast` is undone by the scale it is drawn under. */
function shifted(d: string, dx: number, dy: number, narrow: number): string {
  const x = (value: number) => Math.round(((value + dx) / narrow) * 10) / 10;
  const y = (value: number) => n(value + dy);
  return steps(d)
    .map(({ to, numbers }) => {
      if (to === 'V') return `V${numbers.map(y).join(' ')}`;
      if (to === 'A') {
        const [rx = 0, ry, turn, large, sweep, ex = 0, ey = 0] = numbers;
        return `A${Math.round((rx / narrow) * 10) / 10} ${ry} ${turn} ${large} ${sweep} ${x(ex)} ${y(ey)}`;
      }
      return to + numbers.map((value, i) => (i % 2 ? y(value) : x(value))).join(' ');
    })
    .join('');
}

/** Feet where a stroke that is not flat ends on the baseline or at the top. */
function feet(d: string): string {
  const marks: string[] = [];
  for (const stroke of d.split(/(?=M)/)) {
    let [px, py] = [0, 0];
    const points = steps(stroke).map(({ to, numbers }) => {
      if (to === 'H') [px = 0] = numbers;
      else if (to === 'V') [py = 0] = numbers;
      else if (to !== 'Z') [px = 0, py = 0] = numbers.slice(-2);
      return [px, py] as const;
    });
    if (stroke.includes('Z')) continue;
    for (const [end, next] of [points, points.toReversed()]) {
      if (!end || !next) continue;
      const [[ex, ey], [nx, ny]] = [end, next];
      if ((ey === 0 || ey === 100) && Math.abs(ny - ey) > Math.abs(nx - ex) * 0.5 && Math.abs(ny - ey) > 45)
        marks.push(`M${ex - 11} ${ey}H${ex + 11}`);
    }
  }
  return marks.join('');
}

const marksOf = (letter: string) => {
  const [base = ' ', ...marks] = [...letter.normalize('NFD')];
  return { glyph: glyphs[base] ?? DASH, marks };
};

const characters = (text: string) => [...text.toUpperCase().replace(/Œ/g, 'OE').replace(/’/g, "'")];

/** How wide a text is, in the unit of `size`, the height of its capitals. */
export function textWidth(text: string, size: number, { spacing }: Hand): number {
  const letters = characters(text);
  const total = letters.reduce((sum, letter) => sum + marksOf(letter).glyph[0] + spacing, -spacing);
  return (Math.max(total, 0) * size) / 100;
}

/** Text centred on `x`, its baseline on `y`, its capitals `size` high, as strokes. */
export function letters(text: string, x: number, y: number, size: number, colour: string, hand: Hand): string {
  const narrow = hand.contrast ?? 1;
  let at = 0;
  let d = '';
  for (const letter of characters(text)) {
    const { glyph, marks } = marksOf(letter);
    const [width, drawn] = glyph;
    d += shifted(drawn + (hand.serif ? feet(drawn) : ''), at, 0, narrow);
    for (const mark of marks) d += shifted(accents[mark] ?? '', at + width / 2, 0, narrow);
    at += width + hand.spacing;
  }
  const scale = size / 100;
  const left = x - textWidth(text, size, hand) / 2;
  const k = (value: number) => Math.round(value * 1000) / 1000;
  return `<g transform="translate(${n(left)} ${n(y - size)}) scale(${k(scale * narrow)} ${k(scale)})">${line(d, colour, hand.weight)}</g>`;
}

/** The same, reduced when it would be wider than `maxWidth`. */
export function fitted(
  text: string,
  x: number,
  y: number,
  size: number,
  maxWidth: number,
  colour: string,
  hand: Hand,
): string {
  const width = textWidth(text, size, hand);
  return letters(text, x, y, width > maxWidth ? (size * maxWidth) / width : size, colour, hand);
}
