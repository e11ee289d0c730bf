import { dark, light, mix } from '../colour.ts';
import { ellipse, line, type Paint, path, place } from '../paint.ts';
import type { Skin } from './skin.ts';

/** How many px a centimetre has beside a hand. */
export const CM = 40;

/** A finger from (0, 0) to its tip on the right, its nail towards us. */
export function finger(paint: Paint, skin: Skin, length: number, thick: number, nail = skin.nail): string {
  const t = thick / 2;
  const d = `M0 ${-t}C${length * 0.3} ${-t * 1.06} ${length * 0.5} ${-t * 0.9} ${length - t} ${-t * 0.94}C${length + t * 0.12} ${-t * 0.8} ${length + t * 0.12} ${t * 0.8} ${length - t} ${t * 0.94}C${length * 0.5} ${t * 0.92} ${length * 0.3} ${t * 1.06} 0 ${t}Z`;
  return (
    path(
      d,
      paint.vertical([
        [0, skin.base],
        [0.22, mix(skin.light, '#ffd9ae', 0.18)],
        [0.55, skin.base],
        [1, skin.shade],
      ]),
    ) +
    line(
      `M${length * 0.4} ${-t * 0.6}q6 ${t * 0.4} 2 ${t * 0.9}M${length * 0.46} ${-t * 0.5}q5 ${t * 0.3} 2 ${t * 0.7}`,
      skin.deep,
      2.4,
      {
        opacity: 0.4,
      },
    ) +
    ellipse(length - t * 0.82, -t * 0.06, t * 0.86, t * 0.58, dark(nail, 0.3), { opacity: 0.5 }) +
    ellipse(
      length - t * 0.76,
      -t * 0.08,
      t * 0.8,
      t * 0.52,
      paint.vertical([
        [0, light(nail, 0.4)],
        [0.5, nail],
        [1, dark(nail, 0.16)],
      ]),
    ) +
    ellipse(length - t * 0.6, -t * 0.26, t * 0.42, t * 0.1, '#fff', { opacity: 0.55 })
  );
}

/**
 * The visible part of a hand behind the object that it holds, `half` px to both sides of (0, 0), and its arm, to the lower
 * right.
 */
export function behind(paint: Paint, skin: Skin, half: number): string {
  const h = half;
  const d = `M${-h + 10} -150L${h + 4} -150C${h + 86} -120 ${h + 120} -20 ${h + 132} 60C${h + 150} 150 ${h + 280} 290 ${h + 560} 520L${h + 300} 760C${h + 110} 560 ${h - 20} 420 ${-h * 0.2} 300C${-h} 260 ${-h - 6} 160 ${-h + 10} 60Z`;
  return (
    path(
      d,
      paint.linear(
        [
          [0, skin.deep],
          [0.3, skin.shade],
          [0.52, skin.base],
          [0.72, mix(skin.light, skin.base, 0.3)],
          [1, skin.shade],
        ],
        [0, 0.3, 0.85, 0],
      ),
    ) +
    path(`M${h} -20C${h + 40} 60 ${h + 60} 150 ${h + 10} 250C${h + 46} 150 ${h + 34} 60 ${h - 6} 10Z`, skin.deep, {
      opacity: 0.45,
    })
  );
}

/** The fingertips and the thumb in front of what is held. */
export function infront(paint: Paint, skin: Skin, half: number, nail = skin.nail): string {
  const tips = [
    [-122, 74, 62],
    [-54, 92, 66],
    [16, 88, 64],
    [82, 66, 56],
  ] as const;
  return (
    tips
      .map(([y, long, thick], i) =>
        place(
          ellipse(long * 0.5, thick * 0.42, long * 0.66, thick * 0.4, '#2a140c', { opacity: 0.22 }) +
            finger(paint, skin, long + 22, thick, nail),
          -half - 24,
          y,
          1,
          -6 + i * 3,
        ),
      )
      .join('') +
    place(
      ellipse(120, 46, 116, 22, '#2a140c', { opacity: 0.2 }) + finger(paint, skin, 214, 84, nail),
      half + 122,
      66,
      1,
      -148,
    )
  );
}

/** An open hand that comes from the right, palm up: the object on it is at (0, 0). */
export function palm(paint: Paint, skin: Skin, nail = skin.nail) {
  const inner = mix(skin.light, '#e0a184', 0.42);
  const under = [
    'M-250 40C-300 30 -340 0 -352 -22C-360 -40 -336 -46 -316 -36C-270 -14 -220 0 -160 10Z',
    'M-220 66C-280 60 -336 36 -356 16C-366 0 -346 -10 -324 0C-280 20 -210 30 -150 40Z',
  ];
  const body =
    'M-330 -52C-300 -40 -240 -20 -160 -10C-60 4 60 4 150 -22C240 -48 330 -60 640 -76V150C460 150 330 152 240 140C150 150 40 150 -60 118C-150 92 -250 50 -316 8C-352 -16 -360 -58 -330 -52Z';
  const fill = paint.linear(
    [
      [0, inner],
      [0.32, mix(inner, skin.base, 0.3)],
      [0.62, skin.base],
      [1, skin.shade],
    ],
    [0.2, 0, 0.35, 1],
  );
  const thumb =
    'M190 10C140 -10 60 -30 -20 -34C-62 -36 -96 -26 -98 -8C-98 12 -66 18 -30 18C30 26 80 60 130 92C170 110 220 70 190 10Z';
  return {
    back:
      under.map((d) => path(d, skin.shade)).join('') +
      path(body, fill) +
      line('M-300 -34C-220 -8 -120 8 -20 12', skin.shade, 4, { opacity: 0.35 }) +
      line('M-150 -6C-60 26 60 40 150 30', skin.shade, 4, { opacity: 0.3 }) +
      line('M250 -46C262 0 262 60 250 134', skin.shade, 4, { opacity: 0.25 }) +
      ellipse(0, 8, 170, 18, '#2a140c', { opacity: 0.3 }),
    front: place(
      path(thumb, skin.deep, { opacity: 0.35, transform: 'translate(0 14)' }) +
        path(
          thumb,
          paint.vertical([
            [0, mix(skin.light, '#ffd9ae', 0.2)],
            [0.45, skin.base],
            [1, skin.shade],
          ]),
        ) +
        path('M-30 -24C-62 -28 -92 -22 -92 -10C-90 4 -62 6 -34 2C-24 -4 -22 -18 -30 -24Z', nail) +
        line('M-74 -18C-60 -22 -46 -22 -34 -20', '#fff', 4, { opacity: 0.5 }),
      26,
      64,
    ),
  };
}
