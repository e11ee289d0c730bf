import { Details } from '../../ui/page/details.tsx';
import { GroupInput } from './controls/group-input.tsx';
import type { CellProps, Draft, KindDefinition } from './kind.ts';

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
            {index > 0 && <span>{', '}</span>}
            {draw(name, each, value)}
          </span>
        ))}
      </span>
    );
  return <Details facts={filled.map(([name, each]) => ({ label: each.label, value: draw(name, each, value) }))} />;
}

/** The filled fields of a group: an unticked checkbox counts as empty. */
const filledIn = (draft: Draft | null | undefined) =>
  Object.entries(draft ?? {}).filter(
    ([, part]) => part !== undefined && part !== null && part !== '' && part !== false,
  );

export const groupKind: KindDefinition<'group'> = {
  Cell: GroupCell,
  Input: GroupInput,
  filter: null,
  draft: {
    start: (value, { fields }, startOf) => (value ? startOf(fields, value) : null),
    payload: (draft, { name }) => (filledIn(draft).length > 0 ? { [name]: draft } : {}),
    comparable: filledIn,
  },
};
