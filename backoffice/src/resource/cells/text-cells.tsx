import { formatDate, formatDateTime, formatNumber, formatWholeFcfa, truncate } from '@karite/shared/format';
import { Tag, Tooltip } from 'antd';
import { Badge } from '../../ui/badge.tsx';
import type { Cell } from '../kinds/kind.ts';

const limitOf = (column: unknown): number | null =>
  typeof column === 'object' && column !== null && 'truncate' in column ? (column.truncate as number) : null;

/** A text, cut where the declaration says so; the whole of it in a tooltip. */
export const TextCell: Cell<'text' | 'longText'> = ({ value, field, isWhole }) => {
  const limit = limitOf(field.column);
  if (isWhole) return <span className="prose">{value}</span>;
  if (limit === null || value.length <= limit) return value;
  return (
    <Tooltip title={value}>
      <span>{truncate(value, limit)}</span>
    </Tooltip>
  );
};

export const NumberCell: Cell<'integer' | 'decimal'> = ({ value }) => (
  <span className="figure">{formatNumber(value)}</span>
);

export const PriceCell: Cell<'price'> = ({ value }) => <span className="figure">{formatWholeFcfa(value)}</span>;

export const BooleanCell: Cell<'boolean'> = ({ value, field }) => {
  const column = typeof field.column === 'object' ? field.column : {};
  return <Badge tone={value ? 'good' : 'plain'}>{value ? (column.yes ?? 'Oui') : (column.no ?? 'Non')}</Badge>;
};

export const ColourCell: Cell<'colour'> = ({ value, isWhole }) => (
  <span className="colour-cell">
    <span className="swatch" style={{ backgroundColor: value }} role="img" aria-label={value} />
    {isWhole && value}
  </span>
);

export const ChoiceCell: Cell<'choice'> = ({ value, field }) => <Tag>{field.options[value] ?? value}</Tag>;

export const DateCell: Cell<'date'> = ({ value, isWhole }) => (
  <Tooltip title={isWhole ? undefined : formatDateTime(value)}>
    <time dateTime={value}>{isWhole ? formatDateTime(value) : formatDate(value)}</time>
  </Tooltip>
);
