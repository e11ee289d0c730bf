import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import type { ListColumn } from './columns.ts';

type ColumnChooserProps = {
  columns: readonly ListColumn[];
  shown: readonly ListColumn[];
  /** `null`: as the declaration has it. */
  choose: (names: string[] | null) => void;
};

/** Which columns a list shows; this browser remembers. */
export function ColumnChooser({ columns, shown, choose }: ColumnChooserProps) {
  const names = shown.map((column) => column.name);
  const content = (
    <div className="column-chooser">
      <Checkbox.Group
        value={names}
        options={columns.map(({ name, label }) => ({
          value: name,
          label,
          disabled: names.length === 1 && names[0] === name,
        }))}
        onChange={(chosen) => choose(columns.map(({ name }) => name).filter((name) => chosen.includes(name)))}
      />
      <Button size="small" type="text" onClick={() => choose(null)}>
        Colonnes d'origine
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" title="Colonnes" content={content}>
      <Button icon={<SettingOutlined aria-hidden />} aria-label="Choisir les colonnes" title="Choisir les colonnes" />
    </Popover>
  );
}
