import { columnLabels, columnsIn, listedBy } from './listed.ts';
import { type DrawField, QueryWords } from './query-words.tsx';

type RequestCellProps = { list: unknown; isQuery: boolean; value: string; draw: DrawField };

/** A list request in words: its query or its columns. The stored text where the shop has removed that list. */
export default function RequestCell({ list, isQuery, value, draw }: RequestCellProps) {
  const resource = listedBy(list);
  if (!resource) return value;
  if (isQuery) return <QueryWords resource={resource} request={new URLSearchParams(value)} draw={draw} />;
  const labels = columnLabels(resource);
  return columnsIn(value)
    .map((name) => labels.get(name) ?? name)
    .join(', ');
}
