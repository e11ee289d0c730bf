/** How far parts of a profile come forward, in px of `profile`; less than 0 is back. */
export type Face = { brow: number; nose: number; lips: number; chin: number };

/** Three people: a long nose, a small one, a strong chin. */
export const faces = {
  amina: { brow: 0, nose: 0, lips: -9, chin: 0 },
  fatou: { brow: 5, nose: -13, lips: -15, chin: -3 },
  zola: { brow: -3, nose: 4, lips: -13, chin: 4 },
} as const satisfies Record<string, Face>;

/** Of each part: the height in px, and how far above and under it the outline follows. */
const places = [
  ['brow', 235, 40],
  ['nose', 322, 34],
  ['lips', 405, 42],
  ['chin', 500, 38],
] as const;

/** Moves a point as its face does: only what is in front of the cheek moves. */
function moved(x: number, y: number, face: Face): string {
  const share = Math.min(1, Math.max(0, (268 - x) / 100));
  const by = places.reduce((sum, [part, at, reach]) => sum + face[part] * Math.exp(-(((y - at) / reach) ** 2)), 0);
  return String(Math.round(x - share * by));
}

/** The data of a path in absolute points, fitted to a face. */
export const fitted = (d: string, face: Face): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${moved(Number(x), Number(y), face)} ${y}`);

/** The same for a drawing of paths and ellipses. */
export const fittedDrawing = (svg: string, face: Face): string =>
  svg
    .replace(/ d="([^"]+)"/g, (_, d) => ` d="${fitted(d, face)}"`)
    .replace(/cx="([^"]+)" cy="([^"]+)"/g, (_, x, y) => `cx="${moved(Number(x), Number(y), face)}" cy="${y}"`);
