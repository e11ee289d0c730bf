import { Table, type TableProps } from 'antd';
import type { ComponentProps } from 'react';

const components = {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what holds no link is scrolled by keyboard only where it has the focus
  table: (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />,
};

/** antd's table of a few figures: all of them at once; wider than a phone, it is scrolled by itself. */
export const PlainTable = <Row extends object>({ label, ...table }: TableProps<Row> & { label: string }) => (
  <Table<Row>
    aria-label={label}
    size="small"
    pagination={false}
    scroll={{ x: 'max-content' }}
    components={components}
    {...table}
  />
);

/** A column of figures. */
export const FIGURE = { align: 'right', className: 'figure' } as const;
