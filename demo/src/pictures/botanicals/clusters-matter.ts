import type { Plant } from '../../catalogue/plants.ts';
import { light } from '../colour.ts';
import { line, type Paint, path, place } from '../paint.ts';
import { type Botanical, ground } from './botanical.ts';
import { cotton } from './flowers.ts';
import { sprig } from './leaves.ts';
import { chunk, drop, glassBall, honey, mound, seed, strewn } from './matter.ts';

/** What is ground, poured or made: earth, grain, honey, molecules. */
export const matter = {
  miel: {
    tint: '#f6dba0',
    accent: '#d08a1a',
    green: '#9a9448',
    cluster: (p) => ground(150) + place(honey(p, 290), 0, -8) + honeycomb(p),
  },
  argile: {
    tint: '#e4d5c8',
    accent: '#b98a72',
    green: '#93917a',
    cluster: (p, r) =>
      ground(160) +
      place(mound(p, r, 300, 120, '#e9d9c9'), 0, 0) +
      place(chunk(p, r, 34, '#ead6c4'), -116, -12) +
      place(chunk(p, r, 26, '#e2cbb8'), 110, -8),
  },
  riz: {
    tint: '#ece6da',
    accent: '#a8997f',
    green: '#a6a468',
    cluster: (p, r) =>
      ground(150) +
      place(mound(p, r, 250, 84, '#fbf7ee'), 0, 0) +
      strewn(r, 46, 150, 46, () => seed(p, 12, 4.2, '#fffaf0')) +
      place(sprig(p, r, 180, '#b9a95c', [26, 9], 11, 90), 40, -10, 1, 30),
  },
  charbon: {
    tint: '#cfcac4',
    accent: '#4a4745',
    green: '#7d8272',
    cluster: (p, r) =>
      ground(140) +
      place(mound(p, r, 200, 60, '#3a3836'), 40, 0) +
      place(chunk(p, r, 56, '#3c3a3a'), -70, -32) +
      place(chunk(p, r, 38, '#454242'), 8, -22) +
      place(chunk(p, r, 24, '#3a3838'), 84, -12),
  },
  coton: {
    tint: '#e8e6de',
    accent: '#9fb0a8',
    green: '#a58a66',
    cluster: (p) =>
      line('M-40 0C-30 -60 10 -90 60 -160M-10 -60C-40 -90 -60 -100 -76 -130', '#8a6844', 6) +
      place(cotton(p, 52), 66, -150) +
      place(cotton(p, 56), -78, -116, 1, -20) +
      place(cotton(p, 50), 40, -40, 1, 20),
  },
  avoine: {
    tint: '#ebdfc8',
    accent: '#b58f56',
    green: '#b59b5a',
    cluster: (p, r) =>
      ground(140) +
      place(mound(p, r, 220, 60, '#ead9b8'), 10, 0) +
      [-26, 4, 32]
        .map((turn, i) => place(sprig(p, r, 210 - i * 16, '#c9a85f', [40, 13], 8, 30), -30 + i * 34, 0, 1, turn))
        .join(''),
  },
  niacinamide: {
    tint: '#e2dde8',
    accent: '#8a78a8',
    green: '#9aa59a',
    cluster: (p) => ground(120) + molecule(p, '#b9a6d2'),
  },
  hyaluronique: {
    tint: '#d3e4ea',
    accent: '#4f93ad',
    green: '#8fb0a8',
    cluster: (p, r) =>
      strewn(r, 13, 150, 70, (i) => drop(p, i % 3 ? 16 : 34, '#bfe0ea')) + place(drop(p, 60, '#bfe0ea'), -10, -34),
  },
} satisfies Partial<Record<Plant, Botanical>>;

function honeycomb(paint: Paint): string {
  const cell = 'M0 -24L21 -12V12L0 24L-21 12V-12Z';
  return Array.from({ length: 12 }, (_, i) => {
    const [row, column] = [Math.floor(i / 4), i % 4];
    const full = paint.linear(
      [
        [0, '#f9d271'],
        [1, '#c77f14'],
      ],
      [0, 0, 1, 1],
    );
    return place(
      path(cell, full, { stroke: '#f3c04f', 'stroke-width': 5 }),
      -84 + column * 44 + (row % 2) * 22,
      -50 - row * 38,
    );
  }).join('');
}

function molecule(paint: Paint, colour: string): string {
  const balls = [
    [-92, -42, 38],
    [-16, -100, 46],
    [62, -50, 36],
    [120, -104, 28],
    [4, -26, 24],
  ] as const;
  const bonds = 'M-92 -42L-16 -100L62 -50L120 -104M62 -50L4 -26';
  return (
    line(bonds, light(colour, 0.5), 9, { opacity: 0.8 }) +
    balls.map(([x, y, r], i) => place(glassBall(paint, r, i % 2 ? light(colour, 0.3) : colour), x, y)).join('')
  );
}
