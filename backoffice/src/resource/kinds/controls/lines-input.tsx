import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Draft, InputProps } from '../kind.ts';

/** Rows of a record's own: each drawn from the lines' declaration, added and removed one by one. */
export default function LinesInput({ id, field, value, onChange, startOf, draw }: InputProps<'lines'>) {
  const lines = value ?? [];
  const columns = Object.entries(field.fields);
  const change = (index: number, name: string, cell: Draft[string]) =>
    onChange?.(lines.map((line, at) => (at === index ? { ...line, [name]: cell } : line)));
  return (
    <div className="lines-input" id={id}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place alone
        <div className="lines-input-row" key={index}>
          {columns.map(([name, column]) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is drawn by the field's kind
            <label key={name}>
              <span className="quiet">{column.label}</span>
              {draw(name, column, line[name], (cell) => change(index, name, cell))}
            </label>
          ))}
          <IconButton
            danger
            icon={<DeleteOutlined aria-hidden />}
            label={`Supprimer la ligne ${index + 1}`}
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
