import { plural } from '@karite/shared/format';
import { Scrollable } from '../../ui/scrollable.tsx';
import type { Cell } from '../kinds/kind.ts';

/** In a row only how many; in the details a small table, drawn from the lines' own declaration. */
export const LinesCell: Cell<'lines'> = ({ value, field, isWhole, draw }) => {
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
};
