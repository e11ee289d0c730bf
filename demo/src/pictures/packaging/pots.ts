import { dark, light, mix } from '../colour.ts';
import { letters } from '../lettering/letters.ts';
import { ellipse, line, n, path, rect } from '../paint.ts';
import type { Packer } from './bottles.ts';
import { cylinder, roundFill, shine, solid } from './finish.ts';
import { label } from './label.ts';
import { clothBand } from './pattern.ts';

export const tube: Packer = (paint, dress) => {
  const body = mix(dress.body, dress.accent, dress.tinted);
  const [w, h] = [216, 440];
  const wide = w / 2 + 10;
  const d = `M-78 -84C-92 -120 -104 -200 ${-wide} ${-h - 60}H${wide}C104 -200 92 -120 78 -84Z`;
  const crimp = Array.from(
    { length: 26 },
    (_, i) => `M${n(-wide + 5 + i * ((2 * wide - 10) / 25))} ${-h - 88}v26`,
  ).join('');
  return {
    width: 200,
    height: h + 90,
    svg:
      cylinder(paint, -72, -88, 144, 88, dress.cap, dress.capFinish, 10) +
      solid(paint, d, body, dress.finish) +
      path(
        d,
        paint.vertical([
          [0, '#fff', 0.35],
          [0.3, '#fff', 0],
          [0.8, '#2a140c', 0],
          [1, '#2a140c', 0.16],
        ]),
      ) +
      rect(-wide, -h - 90, wide * 2, 32, roundFill(paint, dark(body, 0.04), 'matte'), 3) +
      line(crimp, dark(body, 0.3), 1.4, { opacity: 0.45 }) +
      label(paint, dress, 0, -h - 34, w * 0.84, h - 96, body),
  };
};

export const jar: Packer = (paint, dress) => {
  const glass = dress.finish === 'glass' || dress.finish === 'gloss';
  const body = mix(dress.body, dress.accent, dress.tinted);
  const low = dress.seed % 3 !== 0;
  const [w, h] = low ? [344, 178] : [290, 216];
  const lid = low ? 84 : 92;
  const d = `M${-w / 2 + 30} 0Q${-w / 2} 0 ${-w / 2} -34V${-h + 16}Q${-w / 2} ${-h} ${-w / 2 + 16} ${-h}H${w / 2 - 16}Q${w / 2} ${-h} ${w / 2} ${-h + 16}V-34Q${w / 2} 0 ${w / 2 - 30} 0Z`;
  const lidWidth = w - (low ? 2 : 8);
  const top = paint.linear([
    [0, '#fff', 0.5],
    [0.5, '#fff', 0.1],
    [1, '#fff', 0.3],
  ]);
  return {
    width: w,
    height: h + lid,
    svg:
      solid(paint, d, body, dress.finish) +
      (glass ? rect(-w / 2 + 26, -h + 12, w - 52, h - 42, mix(body, dress.shade, 0.4), 20, { opacity: 0.35 }) : '') +
      shine(paint, -w / 2 + 4, -h + 10, w - 8, h - 24, dress.finish) +
      cylinder(paint, -lidWidth / 2, -h - lid, lidWidth, lid, dress.cap, dress.capFinish, 10) +
      rect(-lidWidth / 2 + 4, -h - lid + 1, lidWidth - 8, 7, top, 4) +
      rect(-w / 2 + 6, -h, w - 12, 9, '#2a140c', 0, { opacity: 0.2 }) +
      label(paint, dress, 0, -h + 18, w * 0.62, h - 40, body),
  };
};

/** A shallow tin, its lid leaning behind. */
export const tin: Packer = (paint, dress) => {
  const body = mix(dress.body, dress.accent, dress.tinted);
  const ink = dress.ink;
  const ground = dress.paper === dress.body ? body : dress.paper;
  const r = 158;
  const lid =
    ellipse(
      0,
      0,
      r,
      r,
      paint.linear(
        [
          [0, '#a59a8c'],
          [0.3, '#fbf7f0'],
          [0.6, '#c4b8a8'],
          [1, '#8d8172'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    ellipse(
      0,
      0,
      r - 9,
      r - 9,
      paint.radial(
        [
          [0, light(ground, 0.25)],
          [0.7, ground],
          [1, dark(ground, 0.14)],
        ],
        0.38,
        0.32,
        0.85,
      ),
    ) +
    ellipse(0, 0, r - 24, r - 24, 'none', { stroke: ink, 'stroke-width': 1.6, opacity: 0.6 }) +
    `<g transform="translate(0 -64) scale(0.62)">${dress.emblem(mix(ink, dress.accent, 0.3))}</g>` +
    letters(dress.name, 0, 14, 24, ink, { ...dress.wordmark, spacing: Math.min(dress.wordmark.spacing, 18) }) +
    dress.lines.map((text, i) => letters(text, 0, 48 + i * 24, 12.5, ink, dress.small)).join('') +
    clothBand(-62, 48 + dress.lines.length * 24, 124, 13, mix(ink, dress.accent, 0.4), dress.seed);
  const [w, h] = [316, 84];
  const cream = mix(dress.shade, '#fff6e2', 0.45);
  const open =
    path(`M${-w / 2} ${-h}V-26A${w / 2} 28 0 0 0 ${w / 2} -26V${-h}Z`, roundFill(paint, '#c9bfb2', 'silver')) +
    path(
      `M${-w / 2} -62V-40A${w / 2} 28 0 0 0 ${w / 2} -40V-62A${w / 2} 28 0 0 1 ${-w / 2} -62Z`,
      roundFill(paint, ground, 'matte'),
    ) +
    ellipse(
      0,
      -h,
      w / 2,
      30,
      paint.linear([
        [0, '#8d8172'],
        [0.3, '#fbf7f0'],
        [1, '#8d8172'],
      ]),
    ) +
    ellipse(
      0,
      -h + 2,
      w / 2 - 7,
      26,
      paint.linear(
        [
          [0, dark(cream, 0.12)],
          [0.35, light(cream, 0.5)],
          [1, dark(cream, 0.08)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path(
      `M-84 ${-h + 4}C-60 ${-h - 16} 20 ${-h - 18} 70 ${-h - 2}C30 ${-h - 8} -30 ${-h + 14} -84 ${-h + 4}Z`,
      light(cream, 0.65),
      { opacity: 0.85 },
    );
  return {
    width: 400,
    height: 380,
    svg: `<g transform="translate(46 -218) rotate(7)">${lid}</g><g transform="translate(-36 -2)">${ellipse(10, -6, w / 2 + 8, 30, '#2a140c', { opacity: 0.18 })}${open}</g>`,
  };
};

/** A stand-up pouch. */
export const sachet: Packer = (paint, dress) => {
  const body = mix(dress.body, dress.accent, dress.tinted);
  const d =
    'M-148 -6Q-150 -2 -120 0C-50 8 50 8 120 0Q150 -2 148 -6C142 -120 140 -300 150 -446H-150C-140 -300 -142 -120 -148 -6Z';
  return {
    width: 300,
    height: 500,
    svg:
      solid(paint, d, body, 'matte') +
      path('M-146 -30C-60 -66 60 -66 146 -30C150 4 60 8 0 6C-60 8 -150 4 -146 -30Z', dark(body, 0.2), {
        opacity: 0.25,
      }) +
      path('M-120 -440C-108 -300 -110 -160 -128 -40L-100 -60C-92 -180 -92 -300 -100 -440Z', '#fff', { opacity: 0.22 }) +
      path('M112 -440C104 -300 106 -180 122 -50L134 -40C122 -180 122 -300 132 -440Z', '#2a140c', { opacity: 0.16 }) +
      rect(-151, -500, 302, 58, roundFill(paint, dark(body, 0.06), 'matte'), 3) +
      line('M-150 -456H150M-150 -448H150', dark(body, 0.35), 1.6, { opacity: 0.5 }) +
      ellipse(0, -472, 13, 9, dark(body, 0.5), { opacity: 0.55 }) +
      label(paint, dress, 0, -420, 236, 350, body),
  };
};

/** A bar in its paper belt, on a second one. */
export const soap: Packer = (paint, dress) => {
  const bar = mix(dress.shade, '#f7ead2', 0.22);
  const slab = (x: number, y: number, w: number, h: number, depth: number, turn: number) => {
    const top = `M${x + 26} ${y - h - depth}H${x + w - 26}Q${x + w - 6} ${y - h - depth} ${x + w} ${y - h - 8}Q${x + w} ${y - h} ${x + w - 16} ${y - h}H${x + 16}Q${x} ${y - h} ${x} ${y - h - 8}Q${x + 6} ${y - h - depth} ${x + 26} ${y - h - depth}Z`;
    const front = path(
      `M${x} ${y - h - 8}Q${x} ${y - h} ${x + 14} ${y - h}H${x + w - 14}Q${x + w} ${y - h} ${x + w} ${y - h - 8}V${y - 26}Q${x + w} ${y} ${x + w - 28} ${y}H${x + 28}Q${x} ${y} ${x} ${y - 26}Z`,
      paint.vertical([
        [0, light(bar, 0.16)],
        [0.2, bar],
        [1, dark(bar, 0.34)],
      ]),
    );
    return `<g transform="rotate(${turn})">${front}${path(
      top,
      paint.linear(
        [
          [0, light(bar, 0.55)],
          [1, light(bar, 0.1)],
        ],
        [0, 0, 1, 1],
      ),
    )}</g>`;
  };
  const marble =
    dress.seed % 2 === 0
      ? line(
          'M-150 -120C-90 -150 -60 -90 0 -112S110 -90 150 -116M-150 -70C-100 -90 -50 -50 10 -66S100 -44 150 -66',
          light(bar, 0.5),
          5,
          { opacity: 0.35 },
        )
      : '';
  const belt = `M-92 -228H92V-2H-92Z`;
  const ground = dress.paper === dress.body ? mix(dress.body, dress.accent, dress.tinted) : dress.paper;
  const upper =
    slab(-168, -4, 336, 148, 74, 0) +
    marble +
    path(`M-80 -226H80L92 -152H-92Z`, light(ground, 0.25)) +
    path('M-92 -152H92V-4H-92Z', ground) +
    path(
      belt,
      paint.vertical([
        [0, '#fff', 0.2],
        [0.33, '#fff', 0.05],
        [1, '#2a140c', 0.14],
      ]),
    ) +
    label(
      paint,
      { ...dress, label: dress.label === 'pattern' ? 'pattern' : 'print', paper: dress.body },
      0,
      -150,
      176,
      142,
      ground,
    );
  return {
    width: 372,
    height: 330,
    svg: `<g>${slab(-186, 0, 372, 100, 40, 0)}</g>${ellipse(4, -112, 176, 14, '#2a140c', { opacity: 0.25 })}<g transform="translate(6 -102) rotate(-2)">${upper}</g>`,
  };
};
