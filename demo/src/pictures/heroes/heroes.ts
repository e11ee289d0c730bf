import { type Random, randomFor } from '@karite/shared/random';
import { botanicals } from '../botanicals/clusters.ts';
import { bananaLeaf, frond, sprig } from '../botanicals/leaves.ts';
import { mix } from '../colour.ts';
import { packers } from '../packaging/pack.ts';
import { ellipse, Paint, path, place } from '../paint.ts';
import { beard } from '../people/beard.ts';
import { cloth } from '../people/cloth.ts';
import { faces } from '../people/faces.ts';
import { profile } from '../people/profile.ts';
import { bare, skins } from '../people/skin.ts';
import { afro, braids, crop, earring, headwrap } from '../people/wear.ts';
import { house } from './house.ts';
import { arch, H, mirrored, panes, put, table, W, wall } from './stage.ts';

function shea(paint: Paint, random: Random): string {
  const green = botanicals.karite.green;
  const jar = packers.jar(paint, house({ lines: ['Beurre', 'de karité'], size: '200 ml', seed: 1 }));
  return (
    wall(paint, ['#fdf4e8', '#f6e3cf', '#e5bfa3']) +
    panes(paint, 180, 40, 0.5) +
    arch(
      1180,
      90,
      720,
      paint.linear(
        [
          [0, '#d58a70'],
          [1, '#eab99c'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    arch(
      1196,
      130,
      640,
      paint.linear(
        [
          [0, '#c5735d'],
          [1, '#df9f82'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    place(frond(560, '#7a2f22', 60, 14), 1640, 560, 1, -52, { opacity: 0.16 }) +
    place(frond(520, '#7a2f22', -50, 14), 1500, 120, 1, 200, { opacity: 0.12 }) +
    place(bananaLeaf(paint, 460, 140, mix(green, '#6f5a35', 0.2)), 1500, 820, 1, -78) +
    place(bananaLeaf(paint, 420, 120, green), 1540, 860, 1, -52) +
    place(
      profile(paint, skins.ebony) + cloth(paint, '#f2e2c6') + earring(paint) + headwrap(paint, '#b5433f', '#f3c983'),
      834,
      104,
      0.92,
    ) +
    table(paint, 800, 742, 350, '#d9a184') +
    place(sprig(paint, random, 260, green, [92, 40], 5, 50), 716, 760, 1, -24) +
    put(paint, jar, 808, 748, 0.72) +
    place(botanicals.karite.cluster(paint, random), 936, 782, 0.5)
  );
}

function protection(paint: Paint, random: Random): string {
  const tube = packers.tube(
    paint,
    house({
      lines: ['Fluide', 'invisible'],
      size: 'SPF 50',
      body: '#f7c76b',
      paper: '#fdf0d2',
      accent: '#d9772b',
      cap: '#fdf3e0',
      capFinish: 'matte',
    }),
  );
  const glow = paint.radial([
    [0, '#fff3cf', 0.95],
    [0.45, '#ffe1a1', 0.6],
    [1, '#ffdf9c', 0],
  ]);
  return (
    wall(paint, ['#fff4dc', '#fbdfae', '#f0ae6c'], 0.2) +
    ellipse(1130, 330, 640, 640, glow) +
    ellipse(
      1130,
      330,
      300,
      300,
      paint.vertical([
        [0, '#ffd98a'],
        [1, '#f6a65c'],
      ]),
    ) +
    place(frond(620, '#b4612a', 80, 15), 1660, 300, 1, -96, { opacity: 0.3 }) +
    place(frond(560, '#b4612a', -40, 14), 1620, 60, 1, -150, { opacity: 0.22 }) +
    // He is behind her.
    place(
      profile(paint, bare(skins.cocoa), faces.zola) + cloth(paint, '#fbf3e6') + crop(paint, random) + beard(paint),
      716,
      88,
      0.92,
    ) +
    place(
      profile(paint, skins.caramel, faces.fatou) + cloth(paint, '#e2743f') + braids(paint) + earring(paint),
      986,
      176,
      0.88,
    ) +
    table(paint, 740, 786, 250, '#edb878') +
    put(paint, tube, 722, 792, 0.5) +
    place(botanicals.coco.cluster(paint, random), 826, 832, 0.5)
  );
}

function ritual(paint: Paint, random: Random): string {
  const oil = packers.dropper(
    paint,
    house({
      lines: ['Huile', 'du soir'],
      size: '30 ml',
      finish: 'glass',
      body: '#8e3944',
      paper: '#fbeee2',
      capFinish: 'gold',
      cap: '#d9b26a',
    }),
  );
  const jar = packers.jar(
    paint,
    house({
      lines: ['Baume', 'de nuit'],
      size: '50 ml',
      body: '#7a3442',
      ink: '#fbeee2',
      paper: '#7a3442',
      label: 'print',
    }),
  );
  const flame = paint.radial([
    [0, '#ffe3ad', 0.9],
    [0.4, '#ffc88a', 0.4],
    [1, '#ffc88a', 0],
  ]);
  return (
    wall(paint, ['#f9e3da', '#f0d0c6', '#c98b86'], 0.2) +
    arch(
      1190,
      70,
      700,
      paint.vertical([
        [0, '#5f3147'],
        [0.55, '#a55a63'],
        [1, '#e39b7d'],
      ]),
    ) +
    ellipse(908, 372, 46, 46, '#fff1d6') +
    ellipse(
      908,
      372,
      190,
      190,
      paint.radial([
        [0, '#fff1d6', 0.5],
        [1, '#fff1d6', 0],
      ]),
    ) +
    place(sprig(paint, random, 430, '#7b6a58', [104, 40], 7, 60), 1530, 900, 1, 8) +
    place(sprig(paint, random, 360, '#8d7a62', [92, 36], 6, -40), 1600, 900, 1, 2) +
    place(
      profile(paint, skins.chestnut, faces.fatou) + cloth(paint, '#8e3944') + afro(paint, random) + earring(paint),
      850,
      116,
      0.9,
    ) +
    ellipse(720, 650, 300, 300, flame) +
    table(paint, 760, 762, 420, '#c98a80') +
    put(paint, oil, 680, 772, 0.6) +
    put(paint, jar, 836, 790, 0.5) +
    place(botanicals.hibiscus.cluster(paint, random), 930, 820, 0.4)
  );
}

function story(paint: Paint, random: Random): string {
  const jar = packers.jar(paint, house({ lines: ['Beurre', 'de karité'], size: '200 ml', seed: 1 }));
  const tree = (x: number, y: number, size: number) =>
    place(
      path('M-5 0C-2 -30 -8 -50 -14 -70H-2C0 -60 2 -60 4 -72H14C8 -50 4 -30 7 0Z', '#6b3f33') +
        ellipse(0, -104, 76, 44, '#8c6a47') +
        ellipse(-30, -94, 50, 30, '#7b6041') +
        ellipse(24, -116, 44, 26, '#a07c52'),
      x,
      y,
      size,
    );
  return (
    wall(paint, ['#fff0d8', '#fbd7ad', '#e89d76'], 0.5) +
    ellipse(
      800,
      330,
      560,
      480,
      paint.radial([
        [0, '#fff3d2', 0.95],
        [1, '#ffe2a8', 0],
      ]),
    ) +
    ellipse(
      800,
      330,
      190,
      190,
      paint.vertical([
        [0, '#ffd98f'],
        [1, '#f3a063'],
      ]),
    ) +
    path(
      'M0 560C260 500 520 520 800 548S1360 500 1600 540V900H0Z',
      paint.vertical([
        [0, '#e0a07c'],
        [1, '#c47a5e'],
      ]),
    ) +
    tree(150, 556, 1.1) +
    tree(330, 540, 0.7) +
    tree(1490, 540, 1.2) +
    tree(1330, 532, 0.66) +
    path(
      'M0 660C300 610 620 640 900 654S1420 620 1600 650V900H0Z',
      paint.vertical([
        [0, '#b5654f'],
        [1, '#8a4440'],
      ]),
    ) +
    mirrored(
      profile(paint, skins.ebony) + cloth(paint, '#2f6a62') + earring(paint) + headwrap(paint, '#d98a34', '#7a2d18'),
      786,
      84,
      0.82,
    ) +
    place(
      profile(paint, skins.amber, faces.zola) + cloth(paint, '#f3e4cc') + braids(paint) + earring(paint),
      820,
      100,
      0.8,
    ) +
    table(paint, 802, 700, 300, '#c98466') +
    place(sprig(paint, random, 190, botanicals.karite.green, [76, 32], 5, 24), 716, 716, 1, -22) +
    put(paint, jar, 800, 706, 0.5) +
    place(botanicals.karite.cluster(paint, random), 896, 732, 0.42)
  );
}

/** Paths without parts of a px, which are not seen at a banner's size: a fifth of its bytes. */
const inWholePx = (svg: string) =>
  svg.replace(/ d="[^"]+"/g, (d) => d.replace(/-?\d*\.\d+/g, (value) => String(Math.round(Number(value)))));

const drawn =
  (draw: (paint: Paint, random: Random) => string, seed: string, title: string, height = H) =>
  () => {
    const paint = new Paint();
    return inWholePx(paint.svg(W, height, draw(paint, randomFor(seed)), title));
  };

/** The pictures that a shop begins with, by their file in the storefront; of the banners the left stays calm for words. */
export const heroes = {
  'catalogue/home/hero/karite': drawn(shea, 'hero karite', 'Une femme en foulard rouge, un pot de karité devant elle'),
  'catalogue/home/hero/protection': drawn(protection, 'hero protection', 'Un homme et une femme dans la lumière'),
  'catalogue/home/hero/rituel': drawn(ritual, 'hero rituel', 'Une femme un soir, une huile et un baume devant elle'),
  'ui/banner/default-banner': drawn(story, 'hero story', 'Deux femmes au pays du karité', 800),
};
