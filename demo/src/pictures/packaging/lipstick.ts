import { dark, light } from '../colour.ts';
import { letters } from '../lettering/letters.ts';
import { ellipse, line, n, type Paint, path, place } from '../paint.ts';
import type { Packer } from './bottles.ts';
import { type Finish, roundStops, shine, solid } from './finish.ts';
import { caseColour, upright } from './make-up.ts';

const GOLD = '#d9b26a';

/** A round part seen a little from above: its foot curves, and its top shows when nothing covers it. */
function barrel(paint: Paint, w: number, top: number, foot: number, colour: string, finish: Finish, fill = ''): string {
  const [r, ry] = [w / 2, w * 0.07];
  const arc = (y: number, sweep: 0 | 1) => `A${r} ${n(ry)} 0 0 ${sweep} ${sweep ? -r : r} ${y}`;
  return (
    solid(
      paint,
      `M${-r} ${top}V${foot}${arc(foot, 0)}V${top}${arc(top, 0).replace(` ${r} `, ` ${-r} `)}Z`,
      colour,
      finish,
    ) +
    shine(paint, -r, top, w, foot - top, finish) +
    (fill ? ellipse(0, top, r, ry, fill) : '')
  );
}

/** The rim of a metal part, lit from the left. */
const rim = (paint: Paint) => paint.linear(roundStops(GOLD, 'gold'));

/** The bullet: its cut is a slanted oval that catches the light, and its side shines in one line. */
function bullet(paint: Paint, colour: string): string {
  const body = 'M-35 -296V-372C-33 -424 -6 -474 24 -480C32 -481 35 -476 35 -466V-302A35 4 0 0 1 -35 -302Z';
  const cut = 'M-35 -374C-32 -426 -5 -475 24 -480C37 -481 33 -436 18 -404C4 -374 -20 -356 -35 -374Z';
  return (
    path(
      body,
      paint.linear([
        [0, dark(colour, 0.34)],
        [0.2, light(colour, 0.2)],
        [0.45, colour],
        [0.8, dark(colour, 0.24)],
        [1, dark(colour, 0.46)],
      ]),
    ) +
    path('M-23 -352V-304H-15V-348Q-19 -346 -23 -352Z', '#fff', { opacity: 0.4 }) +
    path(
      cut,
      paint.linear(
        [
          [0, light(colour, 0.5)],
          [0.45, light(colour, 0.22)],
          [1, light(colour, 0.04)],
        ],
        [0.1, 0.9, 0.9, 0],
      ),
    ) +
    line('M-35 -374C-20 -356 4 -374 18 -404C31 -434 36 -470 28 -479', light(colour, 0.6), 2, { opacity: 0.8 }) +
    path('M-22 -390C-16 -424 0 -452 18 -466C10 -440 -4 -410 -22 -390Z', '#fff', { opacity: 0.22 })
  );
}

/** A lipstick turned out of its case, and its cap. */
export const lipstick: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const gold = rim(paint);
  const open =
    barrel(paint, 84, -306, -190, GOLD, 'gold', dark(GOLD, 0.7)) +
    ellipse(0, -306, 40, 5, dark(GOLD, 0.85)) +
    bullet(paint, dress.shade) +
    path('M-42 -306A42 6 0 0 0 42 -306V-298A42 6 0 0 1 -42 -298Z', gold) +
    line('M-42 -276A42 6 0 0 0 42 -276M-42 -270A42 6 0 0 0 42 -270', dark(GOLD, 0.5), 1.4, { opacity: 0.6 }) +
    barrel(paint, 114, -196, -8, base, dress.finish, dark(base, 0.4)) +
    barrel(paint, 116, -200, -184, GOLD, 'gold', gold) +
    ellipse(0, -200, 47, 6.4, dark(GOLD, 0.62)) +
    path('M-42 -204H42V-198A42 6 0 0 1 -42 -198Z', gold) +
    letters('S V', 0, -84, 20, dress.ink, dress.wordmark);
  const cap =
    barrel(paint, 122, -232, -8, base, dress.finish, light(base, 0.2)) +
    ellipse(-8, -233, 42, 4.4, '#fff', { opacity: 0.16 }) +
    barrel(paint, 123, -26, -8, GOLD, 'gold') +
    upright(dress, 0, -128, 164, 17);
  return { width: 300, height: 480, svg: place(open, -76, 0) + place(cap, 82, 0) };
};
