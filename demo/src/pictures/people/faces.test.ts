import { expect, it } from 'vitest';
import { faces, fitted, fittedDrawing } from './faces.ts';

const NOSE = 'M142 322L300 322';

it('R1891: three faces have profiles of their own, and one head behind them', () => {
  const noses = Object.values(faces).map((face) => fitted(NOSE, face));
  expect(new Set(noses).size).toBe(3);
  for (const nose of noses) expect(nose).toMatch(/L300 322$/);
});

it('moves paths and ellipses by the same, and nothing else', () => {
  const drawing = '<path d="M142 322" stroke-width="3"/><ellipse cx="142" cy="322" rx="5" ry="5"/>';
  const x = /^M(\S+)/.exec(fitted(NOSE, faces.fatou))?.[1];
  expect(fittedDrawing(drawing, faces.fatou)).toBe(
    `<path d="M${x} 322" stroke-width="3"/><ellipse cx="${x}" cy="322" rx="5" ry="5"/>`,
  );
});
