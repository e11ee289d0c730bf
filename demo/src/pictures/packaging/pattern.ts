import { line, n } from '../paint.ts';

/** Bands in the manner of woven and printed cloth; `kind` picks one of five. */
export function clothBand(x: number, y: number, w: number, h: number, colour: string, kind: number): string {
  const cells = Math.max(3, Math.round(w / h));
  const step = w / cells;
  const stroke = Math.max(1.6, h * 0.05);
  let d = '';
  for (let i = 0; i < cells; i++) {
    const left = x + i * step;
    const middle = left + step / 2;
    const [top, centre, low] = [y, y + h / 2, y + h];
    if (kind % 5 === 0)
      d += `M${n(left)} ${n(low)}L${n(middle)} ${n(top)}L${n(left + step)} ${n(low)}M${n(left + step * 0.26)} ${n(low)}L${n(middle)} ${n(centre)}L${n(left + step * 0.74)} ${n(low)}`;
    else if (kind % 5 === 1)
      d += `M${n(left)} ${n(centre)}L${n(middle)} ${n(top)}L${n(left + step)} ${n(centre)}L${n(middle)} ${n(low)}ZM${n(left + step * 0.3)} ${n(centre)}L${n(middle)} ${n(top + h * 0.3)}L${n(left + step * 0.7)} ${n(centre)}L${n(middle)} ${n(low - h * 0.3)}Z`;
    else if (kind % 5 === 2)
      d += `M${n(left)} ${n(low)}A${n(step / 2)} ${n(h)} 0 0 1 ${n(left + step)} ${n(low)}M${n(left + step * 0.24)} ${n(low)}A${n(step * 0.26)} ${n(h * 0.52)} 0 0 1 ${n(left + step * 0.76)} ${n(low)}`;
    else if (kind % 5 === 3)
      d +=
        i % 2
          ? `M${n(left)} ${n(top + h * 0.15)}H${n(left + step)}M${n(left)} ${n(centre)}H${n(left + step)}M${n(left)} ${n(low - h * 0.15)}H${n(left + step)}`
          : `M${n(left + step * 0.2)} ${n(top)}V${n(low)}M${n(middle)} ${n(top)}V${n(low)}M${n(left + step * 0.8)} ${n(top)}V${n(low)}`;
    else
      d += `M${n(left + step * 0.12)} ${n(top)}L${n(left + step * 0.88)} ${n(low)}M${n(left + step * 0.88)} ${n(top)}L${n(left + step * 0.12)} ${n(low)}M${n(middle)} ${n(top)}v${n(h * 0.14)}M${n(middle)} ${n(low)}v${n(-h * 0.14)}`;
  }
  return (
    line(d, colour, stroke) +
    line(`M${n(x)} ${n(y - h * 0.22)}h${n(w)}M${n(x)} ${n(y + h * 1.22)}h${n(w)}`, colour, stroke)
  );
}
