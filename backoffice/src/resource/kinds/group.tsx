import type { CellProps, Draft, InputProps, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    group: Draft;
  }
}

/** Each of the fields within that has a value: with its label in the details, one after the other in a row. */
function GroupCell({ value, field, isWhole, draw }: CellProps<'group'>) {
  const filled = Object.entries(field.fields).filter(([name]) => (value[name] ?? '') !== '');
  if (!isWhole)
    return filled.map(([name, each], index) => (
      <span key={name}>
        {index > 0 && ', '}
        {draw(name, each, value)}
      </span>
    ));
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

function GroupInput({ id, field, value, onChange, draw }: InputProps<'group'>) {
  const change = (name: string, part: Draft[string]) => onChange?.({ ...value, [name]: part });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div className="group-input" id={id} role="group" aria-label={field.label}>
      {Object.entries(field.fields).map(([name, each]) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is drawn by the field's kind
        <label key={name}>
          <span className="quiet">{each.label}</span>
          {draw(name, each, value?.[name], (part) => change(name, part))}
        </label>
      ))}
    </div>
  );
}

export const groupKind: KindDefinition<'group'> = {
  Cell: GroupCell,
  Input: GroupInput,
  filter: null,
  draft: {
    start: (value, { fields }, startOf) => startOf(fields, value ?? null),
    payload: (draft, { name }) => (draft ? { [name]: draft } : {}),
    comparable: (draft) =>
      Object.entries(draft ?? {}).map(([name, part]) => [name, part === undefined || part === '' ? null : part]),
  },
};
