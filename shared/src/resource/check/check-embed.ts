import { kindOf } from '../kinds/index.ts';
import type { ResourceShape } from '../shape.ts';
import { instead } from './nearest.ts';

/** Reports what a record is to carry along of another one that has no such column. */
export function checkEmbed(
  { embed }: { embed: readonly string[] },
  target: ResourceShape,
  report: (problem: string, remedy: string) => void,
): void {
  for (const name of embed) {
    const field = target.fields[name];
    if (!field)
      report(`embeds "${name}", and ${target.name} has no such field`, instead(name, Object.keys(target.fields)));
    else if (kindOf(field).storage !== 'column')
      report(`embeds "${name}", a ${field.kind}, which is no column`, 'Leave it out: a record carries columns along');
  }
}
