import type { Random } from '@karite/shared/random';
import type { Plant } from '../../catalogue/plants.ts';
import { dark } from '../colour.ts';
import { ellipse, line, type Paint, path, place, rect } from '../paint.ts';
import { type Botanical, flowers, ground, pair } from './botanical.ts';
import { daisy, frangipani, hibiscus, rose } from './flowers.ts';
import { ball, cucumberSlice, pod } from './fruits.ts';
import { aloe, leaf, sprig } from './leaves.ts';
import { mound, seed, sticks, strewn } from './matter.ts';

/** Flowers, herbs, roots and vines. */
export const plants = {
  aloe: {
    tint: '#d5e0c8',
    accent: '#6d9a68',
    green: '#6f9a66',
    cluster: (p, r) => ground(110) + place(aloe(p, r, 220), 0, 0),
  },
  hibiscus: {
    tint: '#eec6c0',
    accent: '#bf3b4e',
    green: '#5f7d4a',
    cluster: flowers((p, r) => hibiscus(p, r, '#c93c4e'), '#5f7d4a'),
  },
  vanille: {
    tint: '#efdfc3',
    accent: '#9a6a35',
    green: '#8a8f52',
    cluster: (p, r) =>
      ground(150) +
      place(sticks(r, 4, 280, 15, '#4a2a18', 26), 0, -12, 1, -10) +
      place(frangipani(p, 66, '#fff6da', '#e2c25a'), -30, -66) +
      place(frangipani(p, 46, '#fff6da', '#e2c25a'), 62, -50, 1, 30),
  },
  rose: {
    tint: '#f3d3d2',
    accent: '#c8627a',
    green: '#6f8a5c',
    cluster: (p, r) =>
      pair(p, 110, 56, '#6f8a5c', 40, -40, -30, 16) +
      pair(p, 110, 56, '#6f8a5c', -60, -40, 200, 160) +
      ground(130) +
      place(rose(p, r, 86, '#dd8596'), -30, -70) +
      place(rose(p, r, 58, '#e6a0a8'), 84, -44),
  },
  carotte: {
    tint: '#f6d2aa',
    accent: '#df7526',
    green: '#6f9247',
    cluster: (p, r) =>
      ground(150) + [-8, 10, 26].map((turn, i) => place(carrot(p, r), -20 + i * 26, -22 - i * 20, 1, turn)).join(''),
  },
  curcuma: {
    tint: '#f4d99a',
    accent: '#d7941a',
    green: '#8f9448',
    cluster: (p, r) =>
      ground(150) +
      place(mound(p, r, 230, 84, '#e3a020'), 20, 0) +
      place(pod(p, 150, 46, '#c48a3e', 0), -82, -26, 1, 16) +
      place(`<g>${ellipse(0, 0, 26, 22, '#b97a2a')}${ellipse(1, 1, 21, 17, '#ee9f1c')}</g>`, 76, -12) +
      place(`<g>${ellipse(0, 0, 24, 19, '#b97a2a')}${ellipse(1, 1, 19, 15, '#f2ab2c')}</g>`, -6, -6),
  },
  menthe: {
    tint: '#cfe6da',
    accent: '#3f9a78',
    green: '#57a07a',
    cluster: (p, r) =>
      ground(110) +
      place(sprig(p, r, 200, '#57a07a', [76, 48], 5, 40), -24, 0, 1, -10) +
      place(sprig(p, r, 150, '#68b088', [66, 44], 4, -30), 46, 0, 1, 22),
  },
  the: {
    tint: '#d9e2c4',
    accent: '#6f8f45',
    green: '#6d9148',
    cluster: (p, r) =>
      ground(130) +
      place(sprig(p, r, 180, '#6d9148', [92, 34], 4, 30), 0, 0, 1, 12) +
      strewn(r, 14, 130, 24, () => leaf(p, 36, 10, '#55703a')),
  },
  calendula: {
    tint: '#f7ddb0',
    accent: '#e08a28',
    green: '#7a9455',
    cluster: flowers((p, r) => daisy(p, r, '#f0a02c', '#9a5a1a'), '#7a9455'),
  },
  vetiver: {
    tint: '#d8d6bc',
    accent: '#7b7a48',
    green: '#8a9058',
    cluster: (p, r) =>
      ground(150) +
      place(sticks(r, 14, 280, 5, '#a8834e', 40), 0, -6, 1, -12) +
      place(rect(-16, -40, 32, 52, dark('#c9a46a', 0.1), 6), 0, -22, 1, -12) +
      place(leaf(p, 220, 14, '#8a9058'), 0, -50, 1, -50) +
      place(leaf(p, 200, 13, '#7c8450'), 20, -40, 1, -34),
  },
  nigelle: {
    tint: '#d9d6dc',
    accent: '#5c5878',
    green: '#7c8f72',
    cluster: (p, r) =>
      ground(140) +
      place(daisy(p, 66, '#a9b4dc', '#5f6a52'), -50, -70) +
      strewn(r, 60, 140, 40, () => seed(p, 6.4, 4.6, '#252226')),
  },
  gingembre: {
    tint: '#efdcb4',
    accent: '#c18a3a',
    green: '#9a9a58',
    cluster: (p, r) =>
      ground(150) +
      place(ball(p, 110, 44, '#d2a86a', 0), -6, -42, 1, -10) +
      place(ball(p, 48, 34, '#d8b078', 0), 84, -72, 1, -40) +
      place(ball(p, 44, 30, '#cda266', 0), -90, -70, 1, 34) +
      place(ball(p, 36, 26, '#d8b078', 0), 20, -86, 1, -70) +
      place(`<g>${ellipse(0, 0, 36, 28, '#c39a5c')}${ellipse(1, 1, 31, 23, '#f3dc96')}</g>`, 60, -16) +
      strewn(r, 4, 120, 8, () => ellipse(0, 0, 12, 5, '#f3dc96')),
  },
  concombre: {
    tint: '#d6e8cc',
    accent: '#5f9a5c',
    green: '#6fa060',
    cluster: (p) =>
      ground(140) +
      place(cucumberSlice(p, 70), -50, -68) +
      place(cucumberSlice(p, 56), 62, -54) +
      place(`<g transform="scale(1 .4)">${cucumberSlice(p, 58)}</g>`, 10, -10),
  },
} satisfies Partial<Record<Plant, Botanical>>;

function carrot(paint: Paint, random: Random): string {
  const rings = [0.3, 0.5, 0.7]
    .map((share) => `M${-110 + 200 * share} -${10 * (1.4 - share)}v${14 * (1.4 - share)}`)
    .join('');
  return (
    [-24, 0, 22]
      .map((turn) => place(sprig(paint, random, 90, '#6f9247', [26, 13], 4, 8), -112, 0, 1, -90 + turn))
      .join('') +
    path(
      'M-112 -22C-60 -34 60 -14 120 0C60 16 -60 34 -112 22Q-126 0 -112 -22Z',
      paint.vertical([
        [0, '#f6a04e'],
        [0.5, '#e6761f'],
        [1, '#a84c10'],
      ]),
    ) +
    line(rings, '#a84c10', 2, { opacity: 0.5 })
  );
}
