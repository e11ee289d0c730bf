import { formatDate, formatDateTime } from '@karite/shared/format';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A moment in the reader's own zone. The server doesn't know it: its page says UTC, and the reader's browser mends it. */
export function LocalDate({ iso, time = false }: { iso: string; time?: boolean }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const format = time ? formatDateTime : formatDate;
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format(iso, here ? undefined : 'UTC')}
    </time>
  );
}
