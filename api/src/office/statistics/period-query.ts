import { valuesOf } from '@karite/shared/labels';
import {
  chosenPeriod,
  type Days,
  daysIn,
  MOST_DAYS,
  PERIODS,
  type Period,
  type PeriodName,
  periodOf,
} from '@karite/shared/statistics';
import { z } from 'zod';
import { invalid } from '../../platform/server/errors/api-error.ts';

const day = z.iso.date('Ce jour n’existe pas : date attendue, comme 2026-11-22');

/** The keys of a query that say a period: its name, or its days. */
export const periodKeys = {
  period: z
    .enum(valuesOf(PERIODS), 'Valeur inconnue')
    .optional()
    .describe('Une période, comptée aujourd’hui dans le fuseau de la boutique'),
  from: day.optional().describe('Le premier jour, à la place d’une période'),
  to: day.optional().describe('Le dernier jour, compris'),
};

type Requested = { period?: PeriodName; from?: string; to?: string };

/** The requested period, by its name or its days. Throws a 400 that names the error. */
export function requestedPeriod({ period, from, to }: Requested, today: string): Period {
  if (period && (from || to)) throw invalid({ period: 'Une période ou des dates, pas les deux' });
  if (period) return periodOf(period, today);
  if (!from) throw invalid({ from: 'Premier jour manquant' });
  if (!to) throw invalid({ to: 'Dernier jour manquant' });
  if (to < from) throw invalid({ to: 'Le dernier jour est avant le premier' });
  if (daysIn({ from, to }) > MOST_DAYS) throw invalid({ to: 'Dix ans au plus' });
  return chosenPeriod({ from, to });
}

/** The days of the requested period; `null`: all time, as no period was requested. Throws a 400 that names the error. */
export const daysOf = (requested: Requested, today: string): Days | null =>
  Object.values(requested).some((value) => value !== undefined) ? requestedPeriod(requested, today).current : null;
