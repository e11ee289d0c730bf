import type { ResourceShape } from '@karite/shared/resource';
import { frenchMessages, inputSchema } from '@karite/shared/resource/validation';
import type { FormMode } from '../kinds/index.ts';
import type { Fields } from '../values.ts';
import { fieldOfError, messageAt } from './form-values.ts';

frenchMessages({ jitless: true });

/** What the API would refuse of a form's values: messages by field. The same schema judges here and there. */
export function problemsOf(resource: ResourceShape, payload: Fields, mode: FormMode): Record<string, string> {
  const judged = inputSchema(resource, mode === 'create' ? 'create' : 'replace').safeParse(payload);
  const problems: Record<string, string> = {};
  for (const issue of judged.error?.issues ?? []) {
    const name = issue.path.join('.');
    const field = fieldOfError(resource, name);
    if (field) problems[field] ??= messageAt(resource, name, issue.message);
  }
  return problems;
}
