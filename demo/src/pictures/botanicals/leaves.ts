import type { Random } from '@karite/shared/random';
import { dark, light } from '../colour.ts';
import { line, n, type Paint, path, place } from '../paint.ts';

/** A leaf from (0, 0) to the right, one half in the light; `belly` is where it is widest. */
export function leaf(paint: Paint, length: number, width: number, colour: string, belly = 0.42): string {
  const [l, w, b] = [length, width / 2, length * belly];
  const up = `M0 0C${n(b * 0.45)} ${n(-w * 1.25)} ${n(b + l * 0.22)} ${n(-w * 1.2)} ${n(l)} 0`;
  const down = `M0 0C${n(b * 0.45)} ${n(w * 1.25)} ${n(b + l * 0.22)} ${n(w * 1.2)} ${n(l)} 0`;
  const veins = [0.2, 0.36, 0.52, 0.68]
    .map(
      (share) =>
        `M${n(l * share)} 0l${n(l * 0.13)} ${n(-w * 0.62 * (1 - share * 0.6))}M${n(l * share)} 0l${n(l * 0.13)} ${n(w * 0.62 * (1 - share * 0.6))}`,
    )
    .join('');
  return (
    path(
      `${up}Z`,
      paint.linear([
        [0, light(colour, 0.06)],
        [0.5, light(colour, 0.3)],
        [1, light(colour, 0.12)],
      ]),
    ) +
    path(
      `${down}Z`,
      paint.linear([
        [0, dark(colour, 0.28)],
        [1, dark(colour, 0.06)],
      ]),
    ) +
    (length > 60 ? line(veins, light(colour, 0.45), 0.9, { opacity: 0.4 }) : '') +
    line(`M${n(-length * 0.08)} 0H${n(l * 0.94)}`, light(colour, 0.42), Math.max(1, length * 0.012), { opacity: 0.75 })
  );
}

/** Leaves along a curved stem that starts at (0, 0) and rises; `shape` is length and width of the largest. */
export function sprig(
  paint: Paint,
  random: Random,
  height: number,
  colour: string,
  shape: readonly [number, number],
  pairs: number,
  bend = 40,
): string {
  const at = (t: number) => [bend * t * t, -height * t] as const;
  const stem = line(
    `M0 0Q0 ${n(-height * 0.5)} ${n(bend)} ${n(-height)}`,
    dark(colour, 0.25),
    Math.max(2, height * 0.011),
  );
  let leaves = '';
  for (let i = 1; i <= pairs; i++) {
    const t = i / (pairs + 0.4);
    const [x, y] = at(t);
    const size = (1 - 0.5 * t) * random.between(0.88, 1.1);
    const open = 48 - 20 * t + random.between(-6, 6);
    const lean = (bend / height) * t * 60;
    for (const side of [-1, 1]) {
      // Three tones a side, so that leaves share their gradients.
      const share = Math.round(random.next() * 2) / 20;
      const tone = side < 0 ? light(colour, 0.08 + share) : dark(colour, share);
      leaves += place(leaf(paint, shape[0] * size, shape[1] * size, tone), x, y, 1, -90 + lean + side * open);
    }
  }
  const [tx, ty] = at(1);
  return (
    stem +
    leaves +
    place(leaf(paint, shape[0] * 0.55, shape[1] * 0.5, light(colour, 0.14)), tx, ty, 1, -90 + (bend / height) * 60)
  );
}

/** A palm frond: many slim leaflets on an arching stem. */
export function frond(height: number, colour: string, bend: number, leaflets = 17): string {
  let d = '';
  for (let i = 1; i <= leaflets; i++) {
    const t = i / (leaflets + 1);
    const [x, y] = [bend * t * t, -height * t];
    const reach = height * 0.42 * Math.sin(Math.PI * (0.16 + 0.8 * t)) + height * 0.06;
    for (const side of [-1, 1]) {
      const [ex, ey] = [x + side * reach * 0.86, y - reach * 0.52 + (1 - t) * reach * 0.3];
      const [mx, my] = [(x + ex) / 2, (y + ey) / 2 - reach * 0.12];
      d += `M${n(x)} ${n(y)}Q${n(mx)} ${n(my - height * 0.016)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + height * 0.022)} ${n(x)} ${n(y + height * 0.012)}Z`;
    }
  }
  return line(`M0 0Q0 ${n(-height * 0.5)} ${n(bend)} ${n(-height)}`, colour, height * 0.012) + path(d, colour);
}

/** An aloe rosette, seen from the side. */
export function aloe(paint: Paint, random: Random, height: number): string {
  const blades: string[] = [];
  const turns = [-62, 60, -42, 44, -24, 22, -6];
  for (const turn of turns) {
    const long = height * random.between(0.86, 1.06) * (1 - Math.abs(turn) / 260);
    const w = height * 0.1;
    const d = `M${n(-w)} 0C${n(-w * 0.9)} ${n(-long * 0.5)} ${n(-w * 0.3)} ${n(-long * 0.85)} ${n(turn * 0.3)} ${n(-long)}C${n(w * 0.5)} ${n(-long * 0.8)} ${n(w)} ${n(-long * 0.5)} ${n(w)} 0Z`;
    const green = random.pick(['#6f9a66', '#7fae78', '#5d8a5c']);
    let teeth = '';
    for (let i = 1; i < 8; i++) {
      const t = i / 8.6;
      teeth += `M${n(-w * (1 - t * 0.72))} ${n(-long * t)}l-5 -5M${n(w * (1 - t * 0.72))} ${n(-long * t)}l5 -5`;
    }
    blades.push(
      place(
        path(
          d,
          paint.linear([
            [0, dark(green, 0.34)],
            [0.35, light(green, 0.3)],
            [0.7, green],
            [1, dark(green, 0.3)],
          ]),
        ) + line(teeth, light(green, 0.5), 2, { opacity: 0.8 }),
        0,
        0,
        1,
        turn,
      ),
    );
  }
  return blades.join('');
}

/** A large banana leaf, its blade cut by the wind. */
export function bananaLeaf(paint: Paint, length: number, width: number, colour: string): string {
  let cuts = '';
  for (let i = 1; i < 12; i++) {
    const x = (length * i) / 12.5;
    const w = width * 0.48 * Math.sin(Math.PI * (i / 12.5) ** 0.8);
    cuts += `M${n(x)} 0Q${n(x + 12)} ${n(-w * 0.5)} ${n(x + 30)} ${n(-w)}M${n(x)} 0Q${n(x + 12)} ${n(w * 0.5)} ${n(x + 30)} ${n(w)}`;
  }
  return leaf(paint, length, width, colour, 0.5) + line(cuts, dark(colour, 0.4), 1.6, { opacity: 0.35 });
}
