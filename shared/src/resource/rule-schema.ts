import { z } from 'zod';
import { MOST_CONDITIONS, RULE_OPERATORS } from './rule/limits.ts';

const MOST_VALUES = 20;
const LONGEST_VALUE = 200;

/** An object with the same under each comparison. */
const compared = <S extends z.ZodType>(values: S) =>
  Object.fromEntries(RULE_OPERATORS.map((operator) => [operator, values]));

/** A rule in a request: which fields it may name, how many conditions and values. What they may be, its list judges. */
export function ruleInput(by: readonly string[]): z.ZodType {
  const values = z
    .array(z.string('Texte attendu').max(LONGEST_VALUE, `${LONGEST_VALUE} caractères au plus`))
    .min(1, 'Complétez chaque condition')
    .max(MOST_VALUES, `${MOST_VALUES} valeurs au plus`)
    .optional();
  const condition = z
    .strictObject({ field: z.enum(by, 'Ce champ ne se compare pas dans une règle'), ...compared(values) })
    .refine((said) => Object.keys(said).length > 1, 'Complétez chaque condition');
  return z.strictObject(
    {
      match: z.enum(['all', 'any'], 'Toutes les conditions, ou l’une d’elles'),
      conditions: z
        .array(condition)
        .min(1, 'Ajoutez une condition')
        .max(MOST_CONDITIONS, `${MOST_CONDITIONS} conditions au plus`),
    },
    'Règle attendue',
  );
}

export const ruleAnswer = (): z.ZodType => {
  const condition = z.object({ field: z.string(), ...compared(z.array(z.string()).optional()) });
  return z.object({ match: z.enum(['all', 'any']), conditions: z.array(condition) });
};
