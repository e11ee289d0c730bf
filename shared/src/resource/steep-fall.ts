import { formatMoney } from '../money/index.ts';
import { kindOf } from './kinds/index.ts';
import type { ResourceShape } from './shape.ts';

/** A price that a change would bring down by more than half, in the shop's currency: a thousand taken for a unit, mostly (R2105). */
export type SteepFall = { field: string; label: string; before: number; after: number };

/** The prices of a record that would fall by more than half. */
export const steepFalls = (
  { fields }: Pick<ResourceShape, 'fields'>,
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): SteepFall[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [before[name], values[name]];
    const isSteep = typeof was === 'number' && typeof is === 'number' && is < was / 2;
    return isSteep && kindOf(field).asksWhenHalved ? { field: name, label: field.label, before: was, after: is } : [];
  });

/** A fall in words, in French. */
export const fallText = ({ label, before, after }: SteepFall): string =>
  `${label} : de ${formatMoney(before)} à ${formatMoney(after)}, une baisse de plus de moitié`;
