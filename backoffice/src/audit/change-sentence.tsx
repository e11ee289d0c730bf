import type { ResourceShape } from '@karite/shared/resource';
import { type AuditEntry, auditEntries } from '@karite/shared/resources';
import { ACTIONS, type FieldChange, fieldChanges, recordIn } from '../resource/audit/audit.ts';
import { FieldValue } from '../resource/field-value.tsx';
import { nameOf } from '../resource/values.ts';

/** More changed fields are named without their values: the details have these. */
const MOST_VALUES = 2;

const VERBS: Readonly<Record<string, string>> = { create: 'a ajouté', edit: 'a changé', delete: 'a supprimé' };

/** What a field is called in a sentence: without the unit, which its value has. */
const inWords = ({ field }: FieldChange): string => `« ${field.label.replace(/ \(.*\)$/, '')} »`;

/** What was changed, by its name; of what was added, deleted or done, with what it is. */
function whatOf(resource: ResourceShape | undefined, entry: AuditEntry): string {
  if (!resource) return auditEntries.fields.resource.labels[entry.resource] ?? entry.resource;
  if (resource.isSingle) return `« ${resource.label.one} »`;
  const name = nameOf(resource, { ...entry.before, ...entry.after });
  return entry.action === 'edit' && !entry.through ? `« ${name} »` : `${resource.label.one.toLowerCase()} « ${name} »`;
}

function Values({ resource, entry, change }: { resource: ResourceShape; entry: AuditEntry; change: FieldChange }) {
  const side = (which: 'before' | 'after') => (
    <FieldValue {...change} resource={resource} record={recordIn(entry, which)} />
  );
  return (
    <>
      {side('before')} <span aria-hidden>→</span> {side('after')}
    </>
  );
}

/** A change as a sentence: « awa@example.com a changé « Prix » de « Beurre » : 4 100 → 4 300 ». */
export function ChangeSentence({ entry, resource }: { entry: AuditEntry; resource: ResourceShape | undefined }) {
  const { email, token, action, through } = entry;
  const changes = resource ? fieldChanges(resource, entry) : [];
  const who = token ? `${email} (jeton « ${token} »)` : email;
  const what = whatOf(resource, entry);
  const verb = VERBS[action];
  if (!verb) return `${who} : ${ACTIONS[action].toLowerCase()}, ${what}`;
  if (through) return `${who} : « ${through} », ${what}`;
  if (action !== 'edit' || changes.length === 0) return `${who} ${verb} ${what}`;
  return (
    <>
      <span>{`${who} ${verb} ${changes.map(inWords).join(', ')} de ${what}`}</span>
      {resource &&
        changes.length <= MOST_VALUES &&
        changes.map((change, index) => (
          <span key={change.name}>
            {index === 0 ? ' : ' : ', '}
            <Values {...{ resource, entry, change }} />
          </span>
        ))}
    </>
  );
}
