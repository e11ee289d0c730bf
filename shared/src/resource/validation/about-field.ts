import { kindOf } from '../kinds/index.ts';
import type { Field } from '../shape.ts';

/** The contract's description of a field besides its type: its label with the help that a form shows, and an example. */
export function aboutField(field: Field): { description: string; examples?: unknown[] } {
  const example = kindOf(field).example?.(field);
  const description = field.help ? `${field.label}. ${field.help}` : field.label;
  return example === undefined ? { description } : { description, examples: [example] };
}
