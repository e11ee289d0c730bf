/** The fields of a provider's answer, of unverified types. */
export type AnswerFields = Record<string, unknown>;

export const recordOf = (value: unknown): AnswerFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A text that says something; `null` for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : typeof value === 'number' ? String(value) : null;

/** An amount, written as a number or as digits; `null` for anything else. */
export function amountOf(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : value;
  if (typeof text === 'string' && !/^\d+(\.\d+)?$/.test(text)) return null;
  const amount = Number(text ?? Number.NaN);
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}

/** A text that may be JSON, as what it represents; any other text as it is. */
export function unpacked(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
