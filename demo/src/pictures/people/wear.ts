import type { Random } from '@karite/shared/random';
import { dark, light, mix } from '../colour.ts';
import { ellipse, line, type Paint, path, place } from '../paint.ts';

/** A cloth round the head, knotted at the back, in folds and with a print of its own. Fits `profile`. */
export function headwrap(paint: Paint, colour: string, print: string): string {
  const body =
    'M182 178C176 120 210 44 292 8C372 -26 470 -20 534 34C590 84 598 168 566 236C540 296 492 342 430 372C408 382 392 366 400 344C410 300 398 262 366 240C312 204 242 214 188 204C180 200 182 190 182 178Z';
  const folds = [
    'M184 186C250 120 380 110 566 214',
    'M192 150C270 70 420 66 582 160',
    'M214 104C300 34 440 18 560 70',
    'M372 242C450 214 520 236 560 246',
    'M398 290C450 268 500 276 540 282',
  ];
  const dots: string[] = [];
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 12; i++) {
      const [x, y] = [190 + i * 36 + (row % 2) * 18, -6 + row * 44 - i * 3];
      dots.push(
        row % 3 === 1
          ? path(`M${x} ${y - 11}l9 11l-9 11l-9 -11Z`, print, { opacity: 0.85 })
          : ellipse(x, y, 4.5, 4.5, print, { opacity: 0.8 }),
      );
    }
  const knot = (x: number, y: number, turn: number, scale: number) =>
    place(
      path(
        'M0 0C30 -70 110 -130 190 -110C214 -60 180 20 110 44C64 58 20 40 0 0Z',
        paint.linear(
          [
            [0, dark(colour, 0.3)],
            [0.5, light(colour, 0.18)],
            [1, dark(colour, 0.2)],
          ],
          [0, 0, 0.6, 1],
        ),
      ) + line('M10 -4C60 -50 110 -80 178 -96M14 6C70 -14 120 -40 176 -60', dark(colour, 0.45), 5, { opacity: 0.4 }),
      x,
      y,
      scale,
      turn,
    );
  return (
    knot(500, 60, 24, 0.9) +
    knot(496, 96, 70, 0.78) +
    path(
      body,
      paint.radial(
        [
          [0, light(colour, 0.34)],
          [0.45, colour],
          [1, dark(colour, 0.5)],
        ],
        0.2,
        0.34,
        0.85,
      ),
    ) +
    `<g clip-path="${paint.clip(body)}">${dots.join('')}` +
    folds
      .map(
        (d) =>
          line(d, dark(colour, 0.55), 15, { opacity: 0.26 }) +
          `<g transform="translate(0 -11)">${line(d, light(colour, 0.5), 8, { opacity: 0.26 })}</g>`,
      )
      .join('') +
    ellipse(
      560,
      250,
      190,
      200,
      paint.radial([
        [0, dark(colour, 0.7), 0.7],
        [1, dark(colour, 0.7), 0],
      ]),
    ) +
    '</g>' +
    line('M186 204C246 214 316 206 368 242C398 264 410 302 398 350', dark(colour, 0.6), 5, { opacity: 0.6 })
  );
}

/** Small open rings in a square, which repeat as the grain of curled hair. */
function curls(paint: Paint, random: Random, colour: string, size: number, ring: number): string {
  const step = size / 4;
  const rings = Array.from({ length: 16 }, (_, i) => {
    const x = Math.round((i % 4) * step + random.between(ring * 0.2, ring * 0.7));
    const y = Math.round(Math.floor(i / 4) * step + random.between(ring * 0.9, ring * 1.3));
    const r = Math.round(ring * random.between(0.6, 0.8));
    return `M${x} ${y}a${r} ${r} 0 1 1 ${r} ${Math.round(r * random.between(0.4, 0.9))}`;
  });
  return paint.tile(size, size, line(rings.join(''), colour, ring * 0.24, { opacity: 0.5 }));
}

/** Tight curls, as a cloud round the head. */
export function afro(paint: Paint, random: Random, colour = '#1d120e'): string {
  const cloud: string[] = [];
  const rim: string[] = [];
  for (let i = 0; i < 40; i++) {
    const turn = -2.6 + (i / 39) * 4.24;
    const r = 1 + random.between(-0.05, 0.06);
    const [x, y] = [Math.round(388 + Math.cos(turn) * 226 * r), Math.round(190 + Math.sin(turn) * 216 * r)];
    const wide = random.int(34, 46);
    cloud.push(`M${x - wide} ${y}a${wide} ${wide} 0 1 1 0 1Z`);
    if (i < 26) rim.push(`M${x} ${y}a14 14 0 1 1 16 10a8 8 0 1 1 -6 -12`);
  }
  const face = 'M60 560V-120H190C148 0 156 84 204 118C252 104 318 160 346 226C360 262 366 300 372 352L400 372L330 560Z';
  const round = (fill: string) => ellipse(388, 190, 236, 226, fill);
  return (
    `<g mask="${paint.cutOut(face)}">` +
    path(cloud.join(''), colour) +
    round(
      paint.radial(
        [
          [0, light(colour, 0.2)],
          [0.5, colour],
          [1, dark(colour, 0.4)],
        ],
        0.24,
        0.3,
        0.8,
      ),
    ) +
    round(curls(paint, random, mix(colour, '#9a6542', 0.5), 96, 15)) +
    line(rim.join(''), mix(colour, '#d99c68', 0.5), 3, { opacity: 0.45 }) +
    '</g>'
  );
}

/** Hair cut close to the head, with its grain. */
export function crop(paint: Paint, random: Random, colour = '#1a100c'): string {
  const body =
    'M184 152C190 96 234 54 300 44C400 34 474 92 488 190C496 262 480 330 452 382C440 400 424 396 418 380C420 350 416 330 404 300C400 262 382 250 360 250C352 262 350 280 346 300C336 282 340 236 338 214C318 166 250 150 184 152Z';
  return (
    path(
      body,
      paint.radial(
        [
          [0, light(colour, 0.22)],
          [0.5, colour],
          [1, dark(colour, 0.4)],
        ],
        0.2,
        0.2,
        0.9,
      ),
    ) + path(body, curls(paint, random, mix(colour, '#a8774f', 0.5), 44, 6))
  );
}

/** Braids drawn back over the head and tied into a high knot, with rings of gold. */
export function braids(paint: Paint, colour = '#1d120e', gold = '#dba957'): string {
  const cap =
    'M184 160C186 104 226 56 300 40C396 22 486 76 502 176C512 246 486 312 452 356C436 374 420 356 414 330C410 300 400 262 370 240C340 206 250 196 184 160Z';
  const one = (d: string, w: number) =>
    line(d, dark(colour, 0.2), w) +
    line(d, mix(colour, '#9a6a48', 0.42), w * 0.52, { 'stroke-dasharray': `3 ${Math.round(w * 0.5)}` });
  const rows = [
    'M196 158C236 96 330 52 430 60',
    'M214 170C262 118 360 84 456 92',
    'M246 182C300 144 380 122 474 132',
    'M286 194C336 168 400 160 484 176',
    'M330 212C380 196 430 200 484 220',
    'M368 240C404 232 440 244 472 262',
    'M398 286C420 280 440 290 456 304',
  ];
  const tails = [
    'M478 150C560 170 600 260 590 380C584 460 604 520 596 600',
    'M484 170C548 210 566 300 552 410C544 480 556 560 546 640',
    'M476 200C520 250 526 340 512 440C504 500 514 560 504 620',
    'M470 240C492 300 490 380 478 460C470 510 476 560 468 600',
  ];
  const ring = (x: number, y: number) =>
    ellipse(
      x,
      y,
      14,
      8,
      paint.linear([
        [0, dark(gold, 0.3)],
        [0.4, light(gold, 0.5)],
        [1, dark(gold, 0.2)],
      ]),
    );
  return (
    tails.map((d) => one(d, 27)).join('') +
    ring(590, 420) +
    ring(550, 470) +
    ring(508, 520) +
    ring(597, 560) +
    ring(472, 540) +
    path(
      cap,
      paint.radial(
        [
          [0, light(colour, 0.16)],
          [1, dark(colour, 0.4)],
        ],
        0.25,
        0.25,
        0.8,
      ),
    ) +
    `<g clip-path="${paint.clip(cap)}">${rows.map((d) => one(d, 22)).join('')}</g>`
  );
}

/** A long earring of gold. */
export function earring(paint: Paint, gold = '#dba957'): string {
  const shine = paint.linear([
    [0, dark(gold, 0.35)],
    [0.4, light(gold, 0.55)],
    [1, dark(gold, 0.3)],
  ]);
  return (
    ellipse(370, 376, 8, 8, shine) +
    ellipse(370, 424, 34, 42, 'none', { stroke: shine, 'stroke-width': 9 }) +
    path('M370 404l15 24l-15 24l-15 -24Z', shine)
  );
}
