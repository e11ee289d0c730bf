import { around } from '../../around.ts';
import { dark, light, mix } from '../colour.ts';
import { letters } from '../lettering/letters.ts';
import { ellipse, line, n, path, place, rect } from '../paint.ts';
import { dropper, flip, type Packer, pump } from './bottles.ts';
import { cylinder, shine } from './finish.ts';
import { type Dress, label } from './label.ts';
import { lipstick } from './lipstick.ts';
import { clothBand } from './pattern.ts';
import { jar, tube } from './pots.ts';

export const flacon: Packer = (paint, dress) => {
  const liquid = dress.shade;
  const kind = dress.seed % 3;
  const [w, h] = kind === 0 ? [268, 300] : kind === 1 ? [226, 350] : [290, 290];
  const r = kind === 2 ? 120 : kind === 1 ? 20 : 34;
  const outline = (inset: number, foot: number) =>
    `M${-w / 2 + inset + r * 0.35} ${-foot}H${w / 2 - inset - r * 0.35}Q${w / 2 - inset} ${-foot} ${w / 2 - inset} ${-foot - r * 0.35}V${-h + inset + r}Q${w / 2 - inset} ${-h + inset} ${w / 2 - inset - r} ${-h + inset}H${-w / 2 + inset + r}Q${-w / 2 + inset} ${-h + inset} ${-w / 2 + inset} ${-h + inset + r}V${-foot - r * 0.35}Q${-w / 2 + inset} ${-foot} ${-w / 2 + inset + r * 0.35} ${-foot}Z`;
  const glass = paint.linear([
    [0, '#c9bfae'],
    [0.06, '#fdfaf4'],
    [0.14, '#e4dccd'],
    [0.5, '#f7f2e8'],
    [0.9, '#d8cebc'],
    [0.96, '#fffdf8'],
    [1, '#b7ab97'],
  ]);
  const juice = paint.linear(
    [
      [0, dark(liquid, 0.3)],
      [0.15, light(liquid, 0.2)],
      [0.45, light(liquid, 0.42)],
      [0.8, liquid],
      [1, dark(liquid, 0.35)],
    ],
    [0, 0, 1, 0.3],
  );
  const caps = [
    cylinder(paint, -52, -h - 128, 104, 112, dress.cap, 'gloss', 8),
    cylinder(paint, -46, -h - 120, 92, 104, '#a87445', 'wood', 6),
    ellipse(
      0,
      -h - 68,
      62,
      58,
      paint.radial(
        [
          [0, '#fff1cb'],
          [0.25, '#e5c384'],
          [0.7, '#a87b3a'],
          [1, '#5f4018'],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ),
  ];
  return {
    width: w,
    height: h + 126,
    svg:
      caps[kind] +
      cylinder(paint, -36, -h - 22, 72, 28, '#d9b26a', 'gold', 4) +
      path(outline(0, 0), glass) +
      path(outline(17, 30), juice) +
      path(
        outline(17, 30),
        paint.vertical([
          [0, '#fff', 0.55],
          [0.12, '#fff', 0.1],
          [0.75, '#2a140c', 0],
          [1, '#2a140c', 0.3],
        ]),
      ) +
      shine(paint, -w / 2 + 8, -h + r * 0.7, w - 16, h - r * 0.9, 'glass') +
      label(paint, { ...dress, label: 'frame' }, 0, -h * 0.72, w * 0.56, h * 0.46, dress.paper),
  };
};

const ribbon = (x: number, y: number, w: number, h: number, colour: string) =>
  rect(x, y, w, h, colour) + rect(x, y, w * 0.3, h, '#fff', 0, { opacity: 0.2 });

/** An open gift box with its upright content. */
export const kit: Packer = (paint, dress) => {
  const body = mix(dress.body, dress.accent, dress.tinted);
  const outside = dress.finish === 'glass' ? dark(dress.paper, 0.04) : mix(body, dress.accent, 0.16);
  const plain: Dress = { ...dress, lines: dress.lines.slice(0, 1), size: '' };
  const sets: Record<string, Packer[]> = {
    Ébrié: [flacon, flacon, flacon],
    'Solène Vauquier': [pump, lipstick, dropper],
    Pomélie: [flip, tube, pump],
    Valmorène: [pump, dropper, jar],
  };
  const items = sets[dress.name] ?? [pump, jar, tube];
  const stand = items
    .map((pack, i) => {
      const shade = around(['#d98a8f', '#c9a262', '#7c8f5a'], i);
      const own = { ...plain, seed: dress.seed + i, shade: dress.name === 'Ébrié' ? shade : plain.shade };
      const item = pack(paint, own);
      const scale = Math.min(0.68, 330 / item.height, 178 / item.width);
      return place(item.svg, -164 + i * 164, pack === jar ? -172 : -122, scale);
    })
    .join('');
  const [w, h] = [560, 190];
  const paperFill = Array.from(
    { length: 40 },
    (_, i) => `M${-262 + i * 13} ${-h + 22}q${i % 2 ? 10 : -8} ${-20 - (i % 5) * 4} ${i % 3 ? 16 : -6} ${-26}`,
  ).join('');
  const front = rect(
    -w / 2,
    -h,
    w,
    h,
    paint.linear(
      [
        [0, light(outside, 0.2)],
        [1, dark(outside, 0.1)],
      ],
      [0, 0, 1, 1],
    ),
    4,
  );
  const bow = `M0 -98C-60 -150 -110 -128 -92 -96C-80 -74 -30 -84 0 -98C60 -150 110 -128 92 -96C80 -74 30 -84 0 -98Z`;
  const silk = mix(dress.accent, dress.capFinish === 'gold' ? '#c99a4c' : dress.ink, 0.4);
  return {
    width: w,
    height: 470,
    svg:
      path(`M${-w / 2 + 8} ${-h}L${-w / 2 + 34} -246H${w / 2 - 34}L${w / 2 - 8} ${-h}Z`, dark(outside, 0.42)) +
      stand +
      line(paperFill, light(dress.paper, 0.4), 5, { opacity: 0.9 }) +
      front +
      clothBand(-w / 2 + 10, -h + 16, w - 20, 20, mix(dark(outside, 0.35), dress.ink, 0.5), dress.seed) +
      ribbon(-w / 2, -108, w, 22, silk) +
      place(
        path(bow, silk) +
          path(
            'M0 -98C-40 -124 -80 -122 -84 -104C-70 -92 -30 -90 0 -98C40 -124 80 -122 84 -104C70 -92 30 -90 0 -98Z',
            dark(silk, 0.28),
          ) +
          path('M-8 -98L-42 -22L-20 -28L-8 -12L8 -96Z', dark(silk, 0.1)) +
          path('M8 -98L46 -26L24 -30L14 -14L-6 -96Z', silk) +
          ellipse(0, -98, 15, 13, light(silk, 0.22)),
        160,
        0,
      ) +
      letters(dress.name, -80, -38, 22, dress.ink, { ...dress.wordmark, spacing: dress.wordmark.spacing }) +
      line(`M${-w / 2} ${n(-h + 1)}H${w / 2}`, '#fff', 2, { opacity: 0.4 }),
  };
};
