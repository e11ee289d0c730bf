import type { Plant } from '../../catalogue/plants.ts';
import { line, place } from '../paint.ts';
import { type Botanical, flowers, ground, pair } from './botanical.ts';
import { orangeBlossom } from './flowers.ts';
import { avocado, ball, citrusSlice, coconut, mango, papaya, pod, sheaNut } from './fruits.ts';
import { sprig } from './leaves.ts';
import { chunk, seed, sticks, strewn } from './matter.ts';

/** Trees, shrubs and what they bear. */
export const trees = {
  karite: {
    tint: '#e6d0b1',
    accent: '#a8703c',
    green: '#7d8a4e',
    cluster: (p, r) =>
      pair(p, 150, 54, '#7d8a4e', 30, -36, -28, 14) +
      ground(140) +
      place(sheaNut(p, 44), -86, -40, 1, -14) +
      place(sheaNut(p, 40), 84, -36, 1, 20) +
      place(sheaNut(p, 50), 0, -48, 1, 6) +
      place(chunk(p, r, 34, '#f1e2bd'), -20, -16) +
      place(chunk(p, r, 26, '#f4e8c8'), 44, -12),
  },
  baobab: {
    tint: '#e3d3b6',
    accent: '#8d7340',
    green: '#84904f',
    cluster: (p, r) =>
      pair(p, 130, 44, '#84904f', 60, -60, -40, 0) +
      ground(140) +
      place(pod(p, 230, 120, '#8a7f4a', 3), -20, -56, 1, -10) +
      strewn(r, 7, 120, 18, () => chunk(p, r, 15, '#f3e6cb')),
  },
  agrumes: {
    tint: '#f6dfae',
    accent: '#e08a1e',
    green: '#6c8a3e',
    cluster: (p) =>
      pair(p, 120, 54, '#6c8a3e', 60, -90, -40, 10) +
      ground(140) +
      place(ball(p, 82, 78, '#ef9a2b'), 56, -74) +
      place(citrusSlice(p, 74, '#f0a02e'), -62, -70) +
      place(`<g transform="scale(1 .36)">${citrusSlice(p, 62, '#f3b03a')}</g>`, 26, -4),
  },
  coco: {
    tint: '#e9e3d6',
    accent: '#8a6a4c',
    green: '#7b9468',
    cluster: (p, r) =>
      pair(p, 180, 40, '#7b9468', 20, -60, -50, -14) +
      ground(150) +
      place(coconut(p, 98), -36, -88) +
      place(`<g>${coconut(p, 60)}</g>`, 98, -52, 1, 30) +
      strewn(r, 6, 130, 14, () => chunk(p, r, 13, '#fffaf0')),
  },
  cacao: {
    tint: '#dcc3a8',
    accent: '#6b3a22',
    green: '#77804a',
    cluster: (p, r) =>
      ground(150) +
      place(pod(p, 250, 112, '#a5532c', 4), 0, -60, 1, -14) +
      strewn(r, 12, 140, 26, () => seed(p, 19, 13, '#5a2f1d')),
  },
  moringa: {
    tint: '#dbe0c0',
    accent: '#6f8a3a',
    green: '#7d9a48',
    cluster: (p, r) =>
      ground(100) +
      place(sprig(p, r, 210, '#7d9a48', [52, 34], 7, 60), -30, 0, 1, 14) +
      place(sprig(p, r, 170, '#8aa653', [48, 32], 6, -50), 30, 0, 1, -30),
  },
  oranger: { tint: '#eee5cc', accent: '#d39a3e', green: '#5c7d48', cluster: flowers(orangeBlossom, '#5c7d48') },
  avocat: {
    tint: '#dde2bd',
    accent: '#7a8f3a',
    green: '#6d8745',
    cluster: (p) =>
      pair(p, 150, 58, '#6d8745', 30, -60, -40, 0) +
      ground(140) +
      place(avocado(p, 74), -56, -84, 1, -16) +
      place(avocado(p, 60), 74, -62, 1, 40),
  },
  ricin: {
    tint: '#e0cdb6',
    accent: '#8a4a2e',
    green: '#6f8450',
    cluster: (p, r) =>
      pair(p, 160, 62, '#6f8450', 10, -40, -40, -150) +
      ground(130) +
      strewn(
        r,
        16,
        120,
        46,
        (i) =>
          seed(p, 24, 15, i % 2 ? '#7a4a34' : '#57311f') +
          line('M-10 -4l6 4M2 -6l8 6M-2 5l7 2', '#e6cfb0', 2, { opacity: 0.6 }),
      ),
  },
  mangue: {
    tint: '#f7d8a4',
    accent: '#e38b2c',
    green: '#6f9048',
    cluster: (p) =>
      pair(p, 170, 48, '#6f9048', 10, -90, -30, 14) +
      ground(150) +
      place(mango(p, 88), -40, -70) +
      place(mango(p, 64), 92, -50, 1, 40),
  },
  papaye: {
    tint: '#f8d0b0',
    accent: '#e67a3c',
    green: '#7a9650',
    cluster: (p, r) =>
      pair(p, 140, 60, '#7a9650', 40, -70, -40, 0) +
      ground(140) +
      place(papaya(p, r, 84), -50, -86, 1, -20) +
      place(papaya(p, r, 62), 82, -58, 1, 62),
  },
  palme: {
    tint: '#f0cda8',
    accent: '#c9541f',
    green: '#5f8048',
    cluster: (p, r) =>
      pair(p, 190, 34, '#5f8048', 0, -40, -60, -120) +
      ground(140) +
      strewn(r, 15, 110, 70, (i) => ball(p, 26, 31, i % 2 ? '#cf4a1c' : '#e2741f', 0.7)),
  },
  santal: {
    tint: '#dcc2a6',
    accent: '#9a623a',
    green: '#7f7a50',
    cluster: (p, r) =>
      ground(150) +
      place(sticks(r, 5, 240, 30, '#a8693f', 4), 0, -18, 1, -8) +
      strewn(r, 8, 130, 16, () => chunk(p, r, 13, '#b87a4c')),
  },
} satisfies Partial<Record<Plant, Botanical>>;
