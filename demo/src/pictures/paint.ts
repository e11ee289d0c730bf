/** A stop of a gradient: offset from 0 to 1, colour, and opacity when it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A number as SVG wants it: short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const stopTag = ([offset, colour, opacity]: Stop) =>
  `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/** Collects the gradients and clips of one drawing, and hands out references to them. */
export class Paint {
  #defs: string[] = [];
  #references = new Map<string, string>();

  #define(open: (id: string) => string): string {
    const body = open('?');
    const existing = this.#references.get(body);
    if (existing) return existing;
    const id = `p${this.#defs.length}`;
    this.#defs.push(open(id));
    const reference = `url(#${id})`;
    this.#references.set(body, reference);
    return reference;
  }

  /** From (x1, y1) to (x2, y2) of the painted shape's own box, left to right by default. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0]): string {
    const body = stops.map(stopTag).join('');
    return this.#define(
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
    );
  }

  /** Top to bottom. */
  vertical(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0, 0, 1]);
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const body = stops.map(stopTag).join('');
    return this.#define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`);
  }

  /** Clips a drawing to a path. */
  clip(d: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** A small drawing, again and again; what crosses its edge is cut. */
  tile(width: number, height: number, body: string): string {
    return this.#define(
      (id) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`,
    );
  }

  /** Hides what lies inside a path. */
  cutOut(d: string): string {
    return this.#define(
      (id) => `<mask id="${id}"><path d="M-900 -900H1900V1900H-900Z" fill="#fff"/><path d="${d}"/></mask>`,
    );
  }

  /** A soft edge; costly, so for one small or faint thing per picture. */
  blur(radius: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  }

  /** The finished picture. */
  svg(width: number, height: number, body: string, title = ''): string {
    const named = title && `<title>${title}</title>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${named}<defs>${this.#defs.join('')}</defs>${body}</svg>`;
  }
}

type Attributes = Record<string, string | number | undefined>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${written(more)}/>`;

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"${written(more)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${written(more)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${written(more)}/>`;

/** Moves, turns and scales a part of a drawing. */
export const place = (body: string, x: number, y: number, scale = 1, turn = 0, more: Attributes = {}): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"${written(more)}>${body}</g>`;
