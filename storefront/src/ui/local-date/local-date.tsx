import { formatDate, formatDateTime } from '@karite/shared/format';
import { useIsHydrating } from '../needs-script/use-is-hydrating.ts';

/** A moment in the reader's own zone. The server doesn't have it: its page contains UTC, and the reader's browser replaces it. */
export function LocalDate({ iso, time = false }: { iso: string; time?: boolean }) {
  const isHydrating = useIsHydrating();
  const format = time ? formatDateTime : formatDate;
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format(iso, isHydrating ? 'UTC' : undefined)}
    </time>
  );
}
