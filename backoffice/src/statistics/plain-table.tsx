import { Empty, Table, type TableProps } from 'antd';
import type { ComponentProps } from 'react';

const components = {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what holds no link is scrolled by keyboard only where it has the focus
  table: (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />,
};

type PlainTableProps<Row> = TableProps<Row> & {
  label: string;
  /** The text where there are no rows. */
  none?: string;
};

/** antd's table of a few figures: all of them at once; wider than a phone, it is scrolled by itself. */
export const PlainTable = <Row extends object>({ label, none, ...table }: PlainTableProps<Row>) => (
  <Table<Row>
    aria-label={label}
    size="small"
    pagination={false}
    scroll={{ x: true }}
    components={components}
    locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} /> }}
    {...table}
  />
);

/** A column of figures. */
export const FIGURE = { align: 'right', className: 'figure' } as const;
