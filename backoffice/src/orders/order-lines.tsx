import { formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { discountRows } from '@karite/shared/offers';
import { lineTotal } from '@karite/shared/pricing';
import type { Order } from '@karite/shared/resources';
import { Table, type TableColumnsType, Typography } from 'antd';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';

type Item = Order['items'][number];

/** What was bought, at the prices of that day, and the total. On a phone quantity and price are below the name. */
export function OrderLines({ order }: { order: Order }) {
  const isNarrow = useIsNarrow();
  const columns: TableColumnsType<Item> = [
    {
      title: 'Produit',
      render: (_, { name, quantity, price }) => (
        <>
          <div>{name}</div>
          {isNarrow && (
            <Typography.Text type="secondary">
              {formatNumber(quantity)} × {formatRoundedMoney(price)}
            </Typography.Text>
          )}
        </>
      ),
    },
    { title: 'Quantité', dataIndex: 'quantity', align: 'right', hidden: isNarrow, render: formatNumber },
    { title: 'Prix', dataIndex: 'price', align: 'right', hidden: isNarrow, render: formatRoundedMoney },
    { title: 'Total', align: 'right', className: 'figure', render: (_, item) => formatRoundedMoney(lineTotal(item)) },
  ];
  const totals = [
    { label: 'Sous-total', amount: order.subtotal },
    ...discountRows(order.discount, order.discounts).map(({ label, amount }) => ({ label, amount: -amount })),
    { label: 'Frais de livraison', amount: order.fee },
    { label: 'Total', amount: order.totalPrice },
  ];
  return (
    <Table
      size="small"
      rowKey="productId"
      columns={columns}
      dataSource={order.items}
      pagination={false}
      summary={() =>
        totals.map(({ label, amount }, index) => (
          <Table.Summary.Row key={label}>
            <Table.Summary.Cell index={0} colSpan={isNarrow ? 1 : 3} align="right">
              <Typography.Text strong={index === totals.length - 1}>{label}</Typography.Text>
            </Table.Summary.Cell>
            <Table.Summary.Cell index={1} align="right" className="figure">
              <Typography.Text strong={index === totals.length - 1}>{formatRoundedMoney(amount)}</Typography.Text>
            </Table.Summary.Cell>
          </Table.Summary.Row>
        ))
      }
    />
  );
}
