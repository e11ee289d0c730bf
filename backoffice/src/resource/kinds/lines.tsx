import { plural } from '@karite/shared/format';
import { lazy } from 'react';
import { Scrollable } from '../../ui/scrollable.tsx';
import type { CellProps, Draft, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    lines: Draft[];
  }
}

/** In a row only how many; in the details a small table, drawn from the lines' own declaration. */
function LinesCell({ value, field, isWhole, draw }: CellProps<'lines'>) {
  if (!isWhole) return plural(value.length, 'ligne');
  const columns = Object.entries(field.fields);
  return (
    <Scrollable label={field.label}>
      <table className="lines">
        <thead>
          <tr>
            {columns.map(([name, column]) => (
              <th key={name}>{column.label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own and are not reordered here
            <tr key={index}>
              {columns.map(([name, column]) => (
                <td key={name}>{draw(name, column, line)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

const LinesInput = lazy(() => import('./controls/lines-input.tsx'));

export const linesKind: KindDefinition<'lines'> = {
  Cell: LinesCell,
  Input: LinesInput,
  filter: null,
  draft: {
    start: (lines, { fields }, startOf) => lines?.map((line) => startOf(fields, line)) ?? [],
    payload: (lines, { name }) => (lines ? { [name]: lines } : {}),
    comparable: (lines) => lines ?? null,
  },
};
