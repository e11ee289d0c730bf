import type { Random } from '@karite/shared/random';
import { light, mix } from '../colour.ts';
import { line, n, type Paint, place } from '../paint.ts';
import { bananaLeaf, frond, leaf, sprig } from './leaves.ts';

/** Dry grasses with feathery heads. */
function grasses(random: Random, toward: number): string {
  return Array.from({ length: 5 }, (_, i) => {
    const height = random.between(380, 540);
    const bend = toward * (70 + i * 52 + random.between(-10, 10));
    const colour = random.pick(['#d8b98a', '#c9a674', '#e3cba2']);
    let plume = '';
    for (let t = 0.62; t < 1; t += 0.02) {
      const [x, y] = [bend * t * t, -height * t];
      const reach = 34 * Math.sin(Math.PI * ((t - 0.6) / 0.42)) + 4;
      plume += `M${n(x)} ${n(y)}l${n(-reach)} ${n(-reach * 0.9)}M${n(x)} ${n(y)}l${n(reach)} ${n(-reach * 0.7)}`;
    }
    return (
      line(`M0 0Q0 ${n(-height * 0.5)} ${n(bend)} ${n(-height)}`, colour, 3) +
      line(plume, colour, 3.4, { opacity: 0.85 })
    );
  }).join('');
}

/** Round leaves on a thin stem, silvery. */
const eucalyptus = (paint: Paint, random: Random, green: string, toward: number): string =>
  sprig(paint, random, random.int(430, 540), mix(green, '#9db3a4', 0.6), [78, 68], 7, toward * random.int(60, 130));

function palm(green: string, toward: number, random: Random): string {
  const tone = mix(green, '#5f8a5a', 0.4);
  return (
    place(frond(480, mix(tone, '#2c3a22', 0.25), toward * 60, 15), 0, 0, 1, toward * 30) +
    place(frond(500, light(tone, 0.1), toward * 80, 15), 0, 0, 1, toward * random.int(4, 12))
  );
}

function broad(paint: Paint, green: string, toward: number): string {
  return (
    place(bananaLeaf(paint, 470, 150, mix(green, '#3f6a48', 0.35)), 0, 0, 1, -90 + toward * 34) +
    place(bananaLeaf(paint, 520, 130, mix(green, '#5f8a58', 0.3)), 0, 0, 1, -90 + toward * 12)
  );
}

function fan(paint: Paint, green: string, toward: number): string {
  return [-30, -8, 14, 36, 58]
    .map((turn, i) =>
      place(
        leaf(paint, 400 - Math.abs(i - 2) * 34, 58, i % 2 ? light(green, 0.12) : green),
        0,
        0,
        1,
        -90 + toward * turn,
      ),
    )
    .join('');
}

/** What grows behind a product, from (0, 0) up, leaning to one side: `toward` is 1 for the right. */
export function foliage(paint: Paint, random: Random, green: string, toward: number): string {
  const kind = random.int(0, 6);
  if (kind === 0) return eucalyptus(paint, random, green, toward);
  if (kind === 1) return palm(green, toward, random);
  if (kind === 2) return broad(paint, green, toward);
  if (kind === 3) return grasses(random, toward);
  if (kind === 4) return fan(paint, green, toward);
  return place(
    sprig(
      paint,
      random,
      random.int(420, 560),
      green,
      [random.int(96, 130), random.int(34, 52)],
      random.int(5, 7),
      toward * random.int(60, 140),
    ),
    0,
    0,
    1,
    toward * random.int(12, 26),
  );
}
