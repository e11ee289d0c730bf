import { Collapse } from 'antd';
import { FIGURE, PlainTable } from '../plain-table.tsx';

type FiguresTableProps = {
  label: string;
  columns: readonly string[];
  /** By row; its first cell names it. */
  rows: readonly (readonly string[])[];
};

/** What a chart shows, in figures: folded, for readers who prefer figures to charts. */
export const FiguresTable = ({ label, columns, rows }: FiguresTableProps) => (
  <Collapse
    ghost
    items={[
      {
        key: label,
        label: 'Voir les chiffres',
        children: (
          <PlainTable
            label={label}
            rowKey={([name]) => name ?? ''}
            columns={columns.map((title, index) => ({
              title,
              dataIndex: index,
              ...(index === 0 ? { rowScope: 'row' as const } : FIGURE),
            }))}
            dataSource={rows}
          />
        ),
      },
    ]}
  />
);
