import { around } from '../../around.ts';
import { dark, light, mix } from '../colour.ts';
import { fitted, letters } from '../lettering/letters.ts';
import { ellipse, line, n, type Paint, path, place, rect } from '../paint.ts';
import type { Packer } from './bottles.ts';
import { cylinder, shine } from './finish.ts';
import type { Dress } from './label.ts';

const caseColour = (dress: Dress) => mix(dress.body, dress.accent, dress.tinted);

const mark = (dress: Dress, x: number, y: number, maxWidth: number, size = 15) =>
  fitted(dress.name, x, y, size, maxWidth, dress.ink, dress.wordmark);

/** Words that run up a slim case. */
const upright = (dress: Dress, x: number, y: number, maxWidth: number, size = 15) =>
  place(fitted(dress.name, 0, size / 2, size, maxWidth, dress.ink, dress.wordmark), x, y, 1, -90);

export const lipstick: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const bullet = 'M-38 -300V-392C-38 -448 24 -482 38 -470V-300Z';
  const cap = cylinder(paint, -58, -236, 116, 236, base, dress.finish, 8) + upright(dress, 0, -120, 170, 17);
  const open =
    path(
      bullet,
      paint.linear([
        [0, dark(dress.shade, 0.3)],
        [0.25, light(dress.shade, 0.32)],
        [0.5, dress.shade],
        [1, dark(dress.shade, 0.38)],
      ]),
    ) +
    path('M-38 -392C-38 -448 24 -482 38 -470C30 -424 -4 -396 -38 -392Z', light(dress.shade, 0.26), { opacity: 0.85 }) +
    cylinder(paint, -44, -310, 88, 112, '#d9b26a', 'gold', 4) +
    cylinder(paint, -56, -204, 112, 204, base, dress.finish, 8) +
    cylinder(paint, -57, -200, 114, 12, '#d9b26a', 'gold', 2) +
    letters('S V', 0, -92, 20, dress.ink, dress.wordmark);
  return { width: 300, height: 480, svg: place(open, -74, 0) + place(cap, 82, 0) };
};

export const gloss: Packer = (paint, dress) => {
  const glass =
    cylinder(paint, -52, -250, 104, 250, dress.shade, 'glass', 18) +
    rect(
      -40,
      -238,
      80,
      214,
      paint.vertical([
        [0, light(dress.shade, 0.5), 0.7],
        [1, dress.shade, 0.2],
      ]),
      12,
    ) +
    line('M0 -250V-60', '#fff', 6, { opacity: 0.28 }) +
    ellipse(0, -52, 9, 24, '#fff', { opacity: 0.35 }) +
    mark(dress, 0, -118, 84, 13);
  const cap =
    cylinder(paint, -50, -500, 100, 254, '#d9b26a', 'gold', 10) +
    upright({ ...dress, ink: '#4a2a12' }, 0, -374, 190, 15);
  const wand = place(
    cylinder(paint, -36, -230, 72, 230, '#d9b26a', 'gold', 8) +
      rect(-7, -390, 14, 162, light(dress.shade, 0.3), 6) +
      ellipse(0, -408, 13, 34, dress.shade) +
      ellipse(-4, -414, 4, 22, '#fff', { opacity: 0.6 }),
    148,
    -40,
    0.9,
    62,
  );
  return { width: 320, height: 500, svg: wand + place(glass + cap, -50, 0) };
};

export const mascara: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const body =
    cylinder(paint, -38, -330, 76, 330, base, dress.finish, 14) +
    cylinder(paint, -39, -340, 78, 14, '#d9b26a', 'gold', 2) +
    cylinder(paint, -38, -520, 76, 184, '#d9b26a', 'gold', 14) +
    upright(dress, 0, -170, 240, 19);
  let hairs = '';
  for (let i = 0; i < 34; i++) {
    const at = -420 + i * 5.2;
    const reach = 15 + 11 * Math.sin((i / 33) * Math.PI);
    hairs += `M${n(-reach)} ${n(at + 4)}L${n(reach)} ${n(at - 4)}`;
  }
  const wand =
    cylinder(paint, -34, -190, 68, 190, '#d9b26a', 'gold', 12) +
    rect(-5, -250, 10, 64, '#2a2526', 2) +
    line(hairs, '#1a1617', 4.2) +
    rect(-4, -424, 8, 180, '#0f0c0d', 4);
  return { width: 300, height: 520, svg: place(body, -76, 0) + place(wand, 76, 0) };
};

export const pencil: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const one = (colour: string, long: number) =>
    path(
      `M-25 ${-long}L-7 ${-long - 62}L0 ${-long - 78}L7 ${-long - 62}L25 ${-long}Z`,
      paint.linear([
        [0, '#9d7040'],
        [0.3, '#f0d3a4'],
        [1, '#8a5f34'],
      ]),
    ) +
    path(
      `M-10 ${-long - 54}Q0 ${-long - 88} 0 ${-long - 84}Q0 ${-long - 88} 10 ${-long - 54}Q0 ${-long - 60} -10 ${-long - 54}Z`,
      dress.shade,
    ) +
    cylinder(paint, -25, -long, 50, long, colour, 'gloss', 3) +
    cylinder(paint, -26, -64, 52, 24, '#d9b26a', 'gold', 2) +
    upright(dress, 2, -long / 2 - 20, long * 0.6, 15);
  const cap = cylinder(paint, -29, -170, 58, 170, '#d9b26a', 'gold', 8);
  return {
    width: 280,
    height: 520,
    svg: place(one(base, 440), -64, 0) + place(one(dark(base, 0.3), 356), 12, 0) + place(cap, 96, 0),
  };
};

export const nail: Packer = (paint, dress) => {
  const w = 196;
  const d = `M${-w / 2 + 40} 0Q${-w / 2} 0 ${-w / 2} -40V-110C${-w / 2} -168 -50 -184 -36 -198H36C50 -184 ${w / 2} -168 ${w / 2} -110V-40Q${w / 2} 0 ${w / 2 - 40} 0Z`;
  return {
    width: w,
    height: 470,
    svg:
      path(
        d,
        paint.linear([
          [0, dark(dress.shade, 0.42)],
          [0.12, dress.shade],
          [0.3, light(dress.shade, 0.28)],
          [0.6, dress.shade],
          [1, dark(dress.shade, 0.46)],
        ]),
      ) +
      path(
        d,
        paint.vertical([
          [0, '#fff', 0.16],
          [0.3, '#fff', 0],
          [0.85, '#000', 0.02],
          [1, '#fff', 0.34],
        ]),
      ) +
      shine(paint, -w / 2 + 6, -160, w - 12, 140, 'gloss') +
      fitted(dress.name, 0, -66, 17, 150, '#fff6ea', dress.wordmark) +
      cylinder(paint, -46, -206, 92, 14, '#d9b26a', 'gold', 2) +
      cylinder(paint, -43, -470, 86, 266, caseColour(dress), dress.finish, 16),
  };
};

/** A mirror: sky above, a light band across. */
const mirror = (paint: Paint, d: string) =>
  path(
    d,
    paint.linear(
      [
        [0, '#dfe6ea'],
        [0.42, '#f9fbfb'],
        [0.43, '#cbd5da'],
        [0.62, '#e9eef0'],
        [0.63, '#b9c4ca'],
        [1, '#d3dbdf'],
      ],
      [0, 0, 1, 1],
    ),
  );

const circle = (r: number, ry = r) => `M${-r} 0A${r} ${ry} 0 0 1 ${r} 0A${r} ${ry} 0 0 1 ${-r} 0Z`;

export const compact: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const rim = paint.linear(
    [
      [0, '#8a6228'],
      [0.3, '#fff1cb'],
      [0.6, '#c39a52'],
      [1, '#7a5522'],
    ],
    [0, 0, 1, 1],
  );
  const lid = path(circle(178), rim) + path(circle(170), dark(base, 0.1)) + mirror(paint, circle(152));
  const pan = paint.radial(
    [
      [0, light(dress.shade, 0.42)],
      [0.6, dress.shade],
      [1, dark(dress.shade, 0.2)],
    ],
    0.36,
    0.3,
    0.8,
  );
  const bottom =
    path(
      'M-186 0V22A186 62 0 0 0 186 22V0Z',
      paint.linear([
        [0, dark(base, 0.4)],
        [0.3, light(base, 0.34)],
        [0.6, base],
        [1, dark(base, 0.5)],
      ]),
    ) +
    path(circle(186, 62), rim) +
    path(circle(178, 58), base) +
    place(
      path(circle(146, 45), pan) +
        line('M-70 -8C-30 -26 20 -22 62 -4M-52 14C-14 -2 30 0 74 12', light(dress.shade, 0.5), 2.4, { opacity: 0.55 }) +
        path(circle(146, 45), 'none', { stroke: dark(dress.shade, 0.4), 'stroke-width': 2, opacity: 0.5 }) +
        place(dress.emblem(dark(dress.shade, 0.26)), 0, 0, 0.62, 0, { opacity: 0.5 }),
      0,
      -2,
    );
  return {
    width: 372,
    height: 420,
    svg: place(lid, 0, -246) + rect(-38, -92, 76, 16, rim, 5) + place(bottom, 0, -62) + mark(dress, 0, 6 - 16, 120, 12),
  };
};

export const palette: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const columns = dress.name && dress.lines.join(' ').includes('8') ? 4 : 6;
  const rim = paint.linear([
    [0, '#8a6228'],
    [0.3, '#fff1cb'],
    [1, '#8a6228'],
  ]);
  const hues = ['#f0d9bd', '#d9a25f', '#b86b3a', '#8a3f28', '#5f2a22', '#c77a6a'] as const;
  const cold = ['#dfe2ea', '#8fa3cf', '#3c4f96', '#5a2f5e', '#24284f', '#a98aa8'] as const;
  const family = columns === 4 ? cold : hues;
  let pans = '';
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < columns; i++) {
      const y0 = -118 + row * 58;
      const spread = (y: number) => 206 + (y + 130) * 0.24;
      const cell = (y: number, k: number) => -spread(y) + ((2 * spread(y)) / columns) * k;
      const y1 = y0 + 48;
      const colour = mix(around(family, i + row * 2), dress.shade, row ? 0.28 : 0.08);
      pans += path(
        `M${n(cell(y0, i + 0.07))} ${y0}H${n(cell(y0, i + 0.93))}L${n(cell(y1, i + 0.93))} ${y1}H${n(cell(y1, i + 0.07))}Z`,
        paint.linear(
          [
            [0, light(colour, 0.4)],
            [0.5, colour],
            [1, dark(colour, 0.22)],
          ],
          [0, 0, 1, 1],
        ),
      );
    }
  return {
    width: 500,
    height: 420,
    svg:
      rect(-226, -420, 452, 274, rim, 14) +
      rect(-221, -415, 442, 264, base, 11) +
      mirror(paint, 'M-200 -396H200V-170H-200Z') +
      rect(-120, -150, 240, 12, rim, 4) +
      path('M-226 -138H226L252 0V14Q252 20 244 20H-244Q-252 20 -252 14V0Z', dark(base, 0.3)) +
      path(
        'M-226 -138H226L252 0H-252Z',
        paint.vertical([
          [0, light(base, 0.12)],
          [1, base],
        ]),
      ) +
      pans +
      mark(dress, 0, 15, 160, 10),
  };
};

/** A solid stick and its cap. */
export const stick: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const slim = dress.shelfLips;
  const w = slim ? 92 : 150;
  const tip = mix(dress.shade, '#fff6ea', slim ? 0.05 : 0.5);
  const h = slim ? 250 : 270;
  const open =
    path(
      `M${-w / 2 + 14} ${-h - 20}V${-h - 66}C${-w / 2 + 14} ${-h - 122} ${w / 2 - 14} ${-h - 122} ${w / 2 - 14} ${-h - 66}V${-h - 20}Z`,
      paint.linear([
        [0, dark(tip, 0.2)],
        [0.3, light(tip, 0.4)],
        [1, dark(tip, 0.24)],
      ]),
    ) +
    cylinder(paint, -w / 2 + 6, -h - 40, w - 12, 46, light(base, 0.2), dress.finish, 6) +
    cylinder(paint, -w / 2, -h, w, h, base, dress.finish, 16) +
    (slim ? upright(dress, 0, -h / 2, h * 0.7, 15) : stacked(dress, -h * 0.64, w * 0.84));
  const cap = cylinder(paint, -w / 2, slim ? -170 : -150, w, slim ? 170 : 150, dress.cap, dress.capFinish, 18);
  return { width: w * 2 + 20, height: h + 108, svg: place(open, -w * 0.55, 0) + place(cap, w * 0.62, 0) };
};

const stacked = (dress: Dress, y: number, maxWidth: number) =>
  mark(dress, 0, y, maxWidth, 22) +
  dress.lines.map((text, i) => fitted(text, 0, y + 34 + i * 22, 10.5, maxWidth, dress.ink, dress.small)).join('');
