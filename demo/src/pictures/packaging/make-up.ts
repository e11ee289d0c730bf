import { dark, light, mix } from '../colour.ts';
import { fitted } from '../lettering/letters.ts';
import { ellipse, line, n, path, place, rect } from '../paint.ts';
import type { Packer } from './bottles.ts';
import { cylinder, shine } from './finish.ts';
import type { Dress } from './label.ts';

export const caseColour = (dress: Dress) => mix(dress.body, dress.accent, dress.tinted);

export const mark = (dress: Dress, x: number, y: number, maxWidth: number, size = 15) =>
  fitted(dress.name, x, y, size, maxWidth, dress.ink, dress.wordmark);

/** Words that run up a slim case. */
export const upright = (dress: Dress, x: number, y: number, maxWidth: number, size = 15) =>
  place(fitted(dress.name, 0, size / 2, size, maxWidth, dress.ink, dress.wordmark), x, y, 1, -90);

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
