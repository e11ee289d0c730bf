import { plural } from '@karite/shared/format';
import { Table } from 'antd';
import { lazy } from 'react';
import type { CellProps, Draft, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    lines: Draft[];
  }
}

// Only a form needs it.
const LinesInput = lazy(() => import('./controls/lines-input.tsx'));

/** In a row only how many; in the details a small table, drawn from the lines' own declaration. */
const LinesCell = ({ value, field, isWhole, draw }: CellProps<'lines'>) =>
  isWhole ? (
    <Table
      size="small"
      scroll={{ x: 'max-content' }}
      pagination={false}
      dataSource={value.map((line, key) => ({ key, line }))}
      columns={Object.entries(field.fields)
        .filter(([, column]) => !column.isInternal)
        .map(([name, column]) => ({
          key: name,
          title: column.label,
          render: (_value, { line }) => draw(name, column, line),
        }))}
    />
  ) : (
    plural(value.length, 'ligne')
  );

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
