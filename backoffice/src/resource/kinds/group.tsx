import { kindOf } from '@karite/shared/resource';
import type { CellProps, Draft, InputProps, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    /** `null` until one of its fields is touched, so that what was left alone is not judged. */
    group: Draft | null;
  }
}

/** Each of the fields within that has a value: with its label in the details, one after the other in a row. */
function GroupCell({ value, field, isWhole, draw }: CellProps<'group'>) {
  const filled = Object.entries(field.fields).filter(([name]) => (value[name] ?? '') !== '');
  if (!isWhole)
    return (
      <span className="group-row">
        {filled.map(([name, each], index) => (
          <span key={name}>
            {index > 0 && ', '}
            {draw(name, each, value)}
          </span>
        ))}
      </span>
    );
  return (
    <dl className="group">
      {filled.map(([name, each]) => (
        <div key={name}>
          <dt className="quiet">{each.label}</dt>
          <dd>{draw(name, each, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function GroupInput({ id, field, value, onChange, draw, startOf }: InputProps<'group'>) {
  const start = value ?? startOf(field.fields, null);
  const change = (name: string, part: Draft[string]) => onChange?.({ ...start, [name]: part });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div className="group-input" id={id} role="group" aria-label={field.label}>
      {Object.entries(field.fields).map(([name, each]) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is drawn by the field's kind
        <label key={name} className={kindOf(each).isWide ? 'is-wide' : undefined}>
          <span className="quiet">{each.label}</span>
          {draw(name, each, start[name], (part) => change(name, part))}
        </label>
      ))}
    </div>
  );
}

/** What of a group says something: a yes or no that is not ticked does not. */
const saidIn = (draft: Draft | null | undefined) =>
  Object.entries(draft ?? {}).filter(
    ([, part]) => part !== undefined && part !== null && part !== '' && part !== false,
  );

export const groupKind: KindDefinition<'group'> = {
  Cell: GroupCell,
  Input: GroupInput,
  filter: null,
  draft: {
    start: (value, { fields }, startOf) => (value ? startOf(fields, value) : null),
    payload: (draft, { name }) => (saidIn(draft).length > 0 ? { [name]: draft } : {}),
    comparable: saidIn,
  },
};
