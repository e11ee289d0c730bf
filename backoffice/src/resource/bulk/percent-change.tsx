import { formatMoney } from '@karite/shared/money';
import { MEASURE } from '@karite/shared/reading';
import type { Field, ResourceShape } from '@karite/shared/resource';
import { useMany } from '@refinedev/core';
import { Form, List } from 'antd';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { nameOf, type ShopRecord, valueIn } from '../values.ts';
import { changedPrice, percentProblem } from './ways.ts';

/** So many lines are shown before. */
const SHOWN = 5;

const changeText = (before: number, after: number | null) =>
  `${formatMoney(before)} → ${after === null ? 'refusé' : formatMoney(after)}`;

type PercentChangeProps = { resource: ResourceShape; name: string; field: Field; ids: readonly string[] };

/** The percentage of a change of prices, and what the first of them become: « 4 100 → 4 510 ». */
export function PercentChange({ resource, name, field, ids }: PercentChangeProps) {
  const percent: unknown = Form.useWatch(name);
  const { result } = useMany<ShopRecord>({
    resource: resource.name,
    ids: ids.slice(0, SHOWN),
    errorNotification: false,
  });
  const lines = (result.data ?? []).map((record) => {
    const before: unknown = valueIn(record, name, field);
    const after = typeof before === 'number' && typeof percent === 'number' ? changedPrice(before, percent) : null;
    return { id: record.id, text: nameOf(resource, record), before, after };
  });
  return (
    <>
      <Form.Item
        name={name}
        label={`${field.label} : + ou − en %`}
        required
        extra="Arrondi à ce qui se paie ; −10 baisse de 10 %"
      >
        <NumberField form={MEASURE} value={null} suffix="%" isInForm />
      </Form.Item>
      {percentProblem(percent) === null && (
        <List
          size="small"
          aria-label="Aperçu"
          dataSource={lines}
          rowKey="id"
          renderItem={({ text, before, after }) => (
            <List.Item>
              <span>{text}</span>
              <b className="amount">{typeof before === 'number' ? changeText(before, after) : 'Sans prix'}</b>
            </List.Item>
          )}
          footer={
            ids.length > lines.length && lines.length > 0 ? `… et ${ids.length - lines.length} autres` : undefined
          }
        />
      )}
    </>
  );
}
