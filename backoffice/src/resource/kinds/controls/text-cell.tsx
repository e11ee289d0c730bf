import { truncate } from '@karite/shared/format';
import type { FieldOptions } from '@karite/shared/resource';
import { Tooltip } from 'antd';

type TextCellProps = { value: string; field: FieldOptions; isWhole: boolean };

/** A text, cut where the declaration limits it; the whole text is in a tooltip. */
export function TextCell({ value, field: { column }, isWhole }: TextCellProps) {
  const limit = typeof column === 'object' ? column.truncate : undefined;
  if (isWhole) return <span className="prose">{value}</span>;
  if (limit === undefined || value.length <= limit) return value;
  return (
    <Tooltip title={value}>
      <span>{truncate(value, limit)}</span>
    </Tooltip>
  );
}
