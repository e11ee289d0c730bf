import { MONEY_UNIT, roundMoney } from '@karite/shared/money';
import { type Field, kindOf } from '@karite/shared/resource';
import { type Fields, valueIn } from '../values.ts';

/** How a field of many records is changed (R2177): to one value, or from what each of them has. */
export type Way = 'value' | 'percent' | 'add' | 'remove';

export const WAYS: Readonly<Record<Way, string>> = {
  value: 'Remplacer',
  percent: 'En pourcentage',
  add: 'Ajouter',
  remove: 'Retirer',
};

/** The largest rise, in percent. */
export const MOST_PERCENT = 1_000;
/** So many records are changed in one go. */
export const MOST_AT_ONCE = 1_000;

/** The ways to change a field of many records, the usual one first; none: it is each record's alone. */
export function waysOf(field: Field): readonly Way[] {
  const { storage, hasFiles } = kindOf(field);
  if (field.unique) return [];
  if (field.kind === 'price') return ['percent', 'value'];
  if (field.kind === 'manyToMany') return ['add', 'remove', 'value'];
  return storage === 'column' && !hasFiles ? ['value'] : [];
}

/** A price by some percent more or less, to what can be paid; `null` where nothing would be left of it. */
export function changedPrice(price: number, percent: number): number | null {
  const changed = roundMoney((price * (100 + percent)) / 100);
  return changed >= MONEY_UNIT ? changed : null;
}

/** What is wrong with a percentage, in French; `null`: nothing. */
export function percentProblem(percent: unknown): string | null {
  if (typeof percent !== 'number' || percent === 0) return 'Indiquez un pourcentage, comme 10 ou −15';
  if (percent <= -100) return 'Il ne resterait rien du prix : moins de 100 % de baisse';
  return percent > MOST_PERCENT ? `${MOST_PERCENT} % au plus` : null;
}

type Change = { name: string; field: Field; way: Way; value: unknown };

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((each: unknown) =>
    String(typeof each === 'object' && each !== null && 'id' in each ? each.id : each),
  );

/** The value of a record's field after a change; `undefined`: as it is. Throws where there would be none, in French. */
export function changedValue(record: Fields, { name, field, way, value }: Change): unknown {
  const before: unknown = valueIn(record, name, field);
  if (way === 'percent') {
    if (typeof before !== 'number' || typeof value !== 'number') return undefined;
    const changed = changedPrice(before, value);
    if (changed === null) throw new Error('Il ne resterait rien d’un prix : rien n’y est changé');
    return changed === before ? undefined : changed;
  }
  const [there, chosen] = [idsIn(before), idsIn(value)];
  const left = way === 'add' ? [...new Set([...there, ...chosen])] : there.filter((id) => !chosen.includes(id));
  return left.length === there.length ? undefined : left;
}
