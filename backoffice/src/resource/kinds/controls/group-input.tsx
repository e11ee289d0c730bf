import { kindOf } from '@karite/shared/resource';
import type { Draft, InputProps } from '../kind.ts';

/** The fields within, each with the input of its kind. */
export function GroupInput({ id, field, value, onChange, draw, startOf }: InputProps<'group'>) {
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
