import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { Button } from 'antd';
import { Scrollable } from '../../ui/scrollable.tsx';
import type { CellProps, Draft, InputProps, KindDefinition } from './kind.ts';

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

/** Rows of a record's own: each drawn from the lines' declaration, added and removed one by one. */
function LinesInput({ id, field, value, onChange, startOf, draw }: InputProps<'lines'>) {
  const lines = value ?? [];
  const columns = Object.entries(field.fields);
  const change = (index: number, name: string, cell: Draft[string]) =>
    onChange?.(lines.map((line, at) => (at === index ? { ...line, [name]: cell } : line)));
  return (
    <div className="lines-input" id={id}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <div className="lines-input-row" key={index}>
          {columns.map(([name, column]) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is drawn by the field's kind
            <label key={name}>
              <span className="quiet">{column.label}</span>
              {draw(name, column, line[name], (cell) => change(index, name, cell))}
            </label>
          ))}
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Supprimer la ligne ${index + 1}`}
            onClick={() => onChange?.(lines.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange?.([...lines, startOf(field.fields, null)])}>
        Ajouter une ligne
      </Button>
    </div>
  );
}

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
