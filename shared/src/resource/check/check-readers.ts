import type { Report } from '../../faults/index.ts';
import { grantsIn, ruleOf } from '../access.ts';
import { targetOf } from '../kinds/index.ts';
import type { Field, Grant, ResourceShape } from '../shape.ts';

type Given = Grant & { field?: string };

/** Of the people that a rule names, those who are these as well: a rule for everyone is also one for accounts. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  everyone: ['everyone'],
  signedIn: ['signedIn', 'everyone'],
  owner: ['owner', 'signedIn', 'everyone'],
  admin: ['admin', 'signedIn', 'everyone'],
};

/**
 * The fields of a target's record that a caller may read through a field. A narrower rule (`where`) does not count: the
 * record that is carried along may be another one. An owner is granted what the server pointed to, not what was typed.
 */
function readableOf(target: ResourceShape, who: string, by: Field): 'all' | ReadonlySet<string> {
  const readable = new Set<string>();
  for (const [other, { where, fields }] of grantsIn(ruleOf(target, 'read'))) {
    const isSame = ALSO[who]?.includes(other) && (other !== 'owner' || by.readOnly);
    if (!isSame || where) continue;
    if (!fields) return 'all';
    for (const name of fields) readable.add(name);
  }
  return readable;
}

/** Whether the record that is carried along is the reader's own account. */
const isThemselves = (who: string, { field }: Given, name: string): boolean => who === 'owner' && field === name;

/** Reports what a record carries along of another one that its reader may not read there. */
export function checkReaders(resource: ResourceShape, report: Report): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field, resource);
    if (!target || !('embed' in field) || ('embedsAny' in field && field.embedsAny)) continue;
    for (const [who, grant] of grantsIn(ruleOf(resource, 'read'))) {
      const isGiven = !grant.fields || grant.fields.includes(name);
      if (!isGiven || isThemselves(who, grant, name)) continue;
      const readable = readableOf(target, who, field);
      const leaked = readable === 'all' ? [] : field.embed.filter((each) => !readable.has(each));
      if (leaked.length > 0)
        report(
          name,
          `carries ${leaked.join(', ')} of ${target.name} along, which ${who} may not read there`,
          `Leave it out of "embed", limit access.read.${who} to "fields" without "${name}", grant it in access.read of ${target.name}, or say embedsAny: true if whoever reads this may`,
        );
    }
  }
}
