import { columnLabels, columnsIn, listedBy } from './listed.ts';
import { type DrawField, QueryWords } from './query-words.tsx';

type RequestCellProps = { list: unknown; isQuery: boolean; value: string; draw: DrawField };

/** What is asked for of a list, or which of its columns, in words; as it is kept where the shop no longer has that list. */
export default function RequestCell({ list, isQuery, value, draw }: RequestCellProps) {
  const resource = listedBy(list);
  if (!resource) return value;
  if (isQuery) return <QueryWords resource={resource} request={new URLSearchParams(value)} draw={draw} />;
  const labels = columnLabels(resource);
  return columnsIn(value)
    .map((name) => labels.get(name) ?? name)
    .join(', ');
}
