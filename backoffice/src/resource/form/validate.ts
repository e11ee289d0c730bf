import { kindOf, type ResourceShape } from '@karite/shared/resource';
import { frenchMessages, inputSchema } from '@karite/shared/resource/validation';
import { shopTimeZone } from '../../providers/shop-clock.ts';
import type { FormMode } from '../kinds/index.ts';
import type { Fields } from '../values.ts';
import { fieldOfError, messageAt } from './form-values.ts';

frenchMessages({ jitless: true });

/** The raw text of a field that could not be parsed (R2103). */
const unread = ({ fields }: ResourceShape, payload: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      const field = fields[name];
      const reading =
        field && typeof value === 'string' ? kindOf(field).fromCell?.(value, field, shopTimeZone()) : undefined;
      return reading && 'problem' in reading ? [[name, reading.problem]] : [];
    }),
  );

/** What the API would refuse of a form's values: messages by field. The same schema judges here and there. */
export function problemsOf(resource: ResourceShape, payload: Fields, mode: FormMode): Record<string, string> {
  const judged = inputSchema(resource, mode === 'create' ? 'create' : 'replace').safeParse(payload);
  const problems: Record<string, string> = unread(resource, payload);
  for (const issue of judged.error?.issues ?? []) {
    const name = issue.path.join('.');
    const field = fieldOfError(resource, name);
    if (field) problems[field] ??= messageAt(resource, name, issue.message);
  }
  return problems;
}
