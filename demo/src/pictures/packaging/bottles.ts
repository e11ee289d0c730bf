import { dark, light, mix } from '../colour.ts';
import { ellipse, line, n, type Paint, path, rect } from '../paint.ts';
import { cylinder, shine, solid } from './finish.ts';
import { type Dress, label } from './label.ts';

/** A drawn object with the middle of its foot at (0, 0). */
export type Packed = { svg: string; width: number; height: number };

/** Draws one kind of packaging. */
export type Packer = (paint: Paint, dress: Dress) => Packed;

const bodyOf = (dress: Dress) => mix(dress.body, dress.accent, dress.tinted);

/** Shoulders: a body that narrows to its neck. */
export function shouldered(w: number, h: number, neck: number, shoulder: number, foot = 22): string {
  const [l, r] = [-w / 2, w / 2];
  const top = -h;
  return `M${n(l + foot)} 0Q${n(l)} 0 ${n(l)} ${n(-foot)}V${n(top + shoulder)}C${n(l)} ${n(top + shoulder * 0.3)} ${n(-neck / 2)} ${n(top + shoulder * 0.42)} ${n(-neck / 2)} ${n(top)}H${n(neck / 2)}C${n(neck / 2)} ${n(top + shoulder * 0.42)} ${n(r)} ${n(top + shoulder * 0.3)} ${n(r)} ${n(top + shoulder)}V${n(-foot)}Q${n(r)} 0 ${n(r - foot)} 0Z`;
}

export const pump: Packer = (paint, dress) => {
  const body = bodyOf(dress);
  const square = dress.seed % 3 === 0;
  const [w, h] = square ? [218, 430] : [232, 410];
  const shape = shouldered(w, h, square ? 150 : 92, square ? 36 : 78, square ? 14 : 26);
  const cap = (x: number, y: number, cw: number, ch: number, r: number) =>
    cylinder(paint, x, y, cw, ch, dress.cap, dress.capFinish, r);
  const top = -h;
  const beak = `M-34 ${top - 118}H30Q40 ${top - 118} 40 ${top - 108}V${top - 92}Q40 ${top - 84} 30 ${top - 84}H-44L-128 ${top - 78}Q-138 ${top - 78} -138 ${top - 88}V${top - 92}Q-138 ${top - 100} -128 ${top - 102}Z`;
  return {
    width: w,
    height: h + 118,
    svg:
      cap(-11, top - 96, 22, 62, 4) +
      cap(-44, top - 50, 88, 56, 8) +
      solid(paint, beak, dress.cap, dress.capFinish === 'wood' ? 'matte' : dress.capFinish) +
      solid(paint, shape, body, dress.finish) +
      shine(paint, -w / 2, top + 80, w, h - 90, dress.finish) +
      label(
        paint,
        dress,
        0,
        top + (square ? 70 : 96),
        w * (dress.label === 'paper' ? 0.86 : 0.92),
        h - (square ? 112 : 136),
        body,
      ),
  };
};

export const flip: Packer = (paint, dress) => {
  const body = bodyOf(dress);
  const [w, h] = [236, 440];
  const d = `M${-w / 2 + 34} 0Q${-w / 2 + 14} 0 ${-w / 2 + 10} -20L${-w / 2} ${-h + 90}Q${-w / 2} ${-h + 8} -62 ${-h}H62Q${w / 2} ${-h + 8} ${w / 2} ${-h + 90}L${w / 2 - 10} -20Q${w / 2 - 14} 0 ${w / 2 - 34} 0Z`;
  return {
    width: w,
    height: h + 78,
    svg:
      cylinder(paint, -64, -h - 78, 128, 84, dress.cap, dress.capFinish, 14) +
      line(`M-63 ${-h - 24}H63`, dark(dress.cap, 0.4), 2, { opacity: 0.5 }) +
      solid(paint, d, body, dress.finish) +
      shine(paint, -w / 2 + 6, -h + 80, w - 12, h - 110, dress.finish) +
      label(paint, dress, 0, -h + 74, w * 0.84, h - 116, body),
  };
};

export const airless: Packer = (paint, dress) => {
  const body = bodyOf(dress);
  const [w, h] = [158, 330];
  return {
    width: w,
    height: h + 150,
    svg:
      cylinder(paint, -w / 2 + 3, -h - 150, w - 6, 146, dress.cap, dress.capFinish, 16) +
      cylinder(paint, -w / 2 - 1, -h - 12, w + 2, 14, '#d9b26a', dress.capFinish === 'silver' ? 'silver' : 'gold', 2) +
      cylinder(paint, -w / 2, -h, w, h, body, dress.finish, 12) +
      label(paint, dress, 0, -h + 22, w * 0.94, h - 50, body),
  };
};

export const spray: Packer = (paint, dress) => {
  const body = bodyOf(dress);
  const [w, h] = [184, 430];
  const golden = dress.name === 'Odjala' && dress.shade !== dress.accent;
  const colour = golden ? dress.shade : body;
  return {
    width: w,
    height: h + 120,
    svg:
      cylinder(paint, -40, -h - 40, 80, 46, dress.cap, dress.capFinish, 6) +
      cylinder(paint, -34, -h - 118, 68, 82, dress.cap, dress.capFinish === 'gold' ? 'gold' : 'matte', 12) +
      ellipse(-8, -h - 84, 8, 8, dark(dress.cap, 0.45), { opacity: 0.7 }) +
      ellipse(-8, -h - 84, 3.5, 3.5, '#120a08') +
      solid(paint, shouldered(w, h, 84, 62), colour, golden ? 'glass' : dress.finish) +
      shine(paint, -w / 2, -h + 62, w, h - 76, golden ? 'glass' : dress.finish) +
      label(paint, dress, 0, -h + 90, w * 0.92, h - 132, colour),
  };
};

/** Glass shows the liquid in it, its level, and a thick foot. */
function glassBody(paint: Paint, shape: string, liquid: string, w: number, h: number, level: number): string {
  const clip = paint.clip(shape);
  const inside = `<g clip-path="${clip}">${rect(
    -w / 2,
    -h + level,
    w,
    h - level - 12,
    paint.vertical([
      [0, light(liquid, 0.1), 0.55],
      [1, dark(liquid, 0.3), 0.75],
    ]),
  )}${ellipse(0, -h + level, w / 2, 6, light(liquid, 0.35), { opacity: 0.7 })}${rect(-w / 2, -16, w, 16, '#fff', 0, { opacity: 0.2 })}</g>`;
  return (
    solid(paint, shape, mix(liquid, '#f4ece0', 0.25), 'glass') +
    inside +
    shine(paint, -w / 2, -h + level * 0.8, w, h - level, 'glass')
  );
}

export const dropper: Packer = (paint, dress) => {
  const clear = dress.finish === 'glass' || dress.finish === 'frost';
  const body = bodyOf(dress);
  const [w, h] = [196, 300];
  const shape = shouldered(w, h, 76, 50, 20);
  const bulb = `M-25 ${-h - 92}C-25 ${-h - 150} -24 ${-h - 178} 0 ${-h - 178}C24 ${-h - 178} 25 ${-h - 150} 25 ${-h - 92}Z`;
  const metal = dress.capFinish === 'silver' || dress.capFinish === 'rosegold' ? dress.capFinish : 'gold';
  return {
    width: w,
    height: h + 178,
    svg:
      solid(paint, bulb, dress.capFinish === 'matte' ? dress.cap : '#f3ebdf', 'matte') +
      cylinder(paint, -42, -h - 96, 84, 100, dress.cap, dress.capFinish === 'matte' ? 'matte' : metal, 6) +
      rect(-42, -h - 40, 84, 2, '#2a140c', 0, { opacity: 0.2 }) +
      (clear
        ? glassBody(paint, shape, body, w, h, 60)
        : solid(paint, shape, body, 'gloss') + shine(paint, -w / 2, -h + 50, w, h - 60, 'gloss')) +
      label(paint, dress, 0, -h + 68, w * (dress.label === 'paper' ? 0.84 : 0.9), h - 92, body),
  };
};

export const oil: Packer = (paint, dress) => {
  const liquid = dress.finish === 'glass' ? dress.body : mix(dress.accent, '#e0a848', 0.55);
  const [w, h] = [188, 390];
  const tall = dress.seed % 2 === 0;
  const shape = tall ? shouldered(w, h, 58, 130, 18) : shouldered(w + 14, h - 20, 60, 84, 26);
  const top = tall ? -h : -h + 20;
  const dressed =
    dress.label === 'print' || dress.label === 'disc'
      ? { ...dress, label: 'paper' as const, paper: '#fbf4e6', ink: dark(dress.ink, 0.1) }
      : { ...dress, paper: dress.paper === dress.body ? mix(dress.body, '#000000', 0.1) : dress.paper };
  const opaque = dress.label === 'pattern' && dress.paper === dress.body;
  return {
    width: w,
    height: -top + 66,
    svg:
      cylinder(paint, -33, top - 66, 66, 72, dress.cap, dress.capFinish, 6) +
      glassBody(paint, shape, liquid, w + (tall ? 0 : 14), -top, tall ? 118 : 84) +
      label(
        paint,
        opaque ? { ...dressed, paper: dress.body } : dressed,
        0,
        top + (tall ? 148 : 116),
        w * 0.86,
        -top - (tall ? 180 : 152),
        liquid,
      ) +
      '',
  };
};

export const baby: Packer = (paint, dress) => {
  const body = bodyOf(dress);
  const d =
    'M-112 -40Q-112 0 -72 0H72Q112 0 112 -40C112 -130 124 -180 112 -270C104 -330 60 -350 46 -372H-46C-60 -350 -104 -330 -112 -270C-124 -180 -112 -130 -112 -40Z';
  const cap = 'M-58 -366V-430C-58 -474 58 -474 58 -430V-366Z';
  return {
    width: 232,
    height: 464,
    svg:
      solid(paint, cap, mix(dress.cap, dress.accent, 0.45), 'matte') +
      solid(paint, d, body, 'matte') +
      path('M-84 -60C-94 -150 -98 -210 -84 -276', 'none', {
        stroke: '#fff',
        'stroke-width': 9,
        'stroke-linecap': 'round',
        opacity: 0.55,
      }) +
      label(paint, dress, 0, -322, 200, 270, body),
  };
};
