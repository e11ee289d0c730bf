import { expect, it } from 'vitest';
import { arrivalText } from './index.ts';

/** A Friday. */
const FRIDAY = new Date('2026-11-27T10:00:00Z');

it.each([
  [{ from: 1, to: 1 }, 'le lundi 30 novembre'],
  [{ from: 2, to: 5 }, 'entre le mardi 1er décembre et le vendredi 4 décembre'],
  [{ from: 0, to: 0 }, 'le vendredi 27 novembre'],
  [{ from: 0, to: 6 }, 'entre le vendredi 27 novembre et le lundi 7 décembre'],
])('R2159 %j after a Friday: %s', (days, text) => expect(arrivalText(days, FRIDAY)).toBe(text));
