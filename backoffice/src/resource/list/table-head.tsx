import { kindOf } from '@karite/shared/resource';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { ListColumn } from './columns.ts';
import { type Sort, sortedBy } from './list-state.ts';

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

type HeadProps = {
  column: ListColumn;
  className: string;
  sorts: readonly Sort[];
  sortBy: (next: (before: readonly Sort[]) => Sort[]) => void;
};

/** The head of a column; one that sorts says by which of several it does. */
export function ColumnHead({ column: { name, label, field, options }, className, sorts, sortBy }: HeadProps) {
  const sort = sorts.find((each) => each.field === name);
  const text = sort && sorts.length > 1 ? `${label} (${sorts.indexOf(sort) + 1})` : label;
  const byHead = ({ shiftKey }: { shiftKey: boolean }) => sortBy((before) => sortedBy(before, name, shiftKey));
  return (
    <th scope="col" className={className} style={{ width: options.width }} aria-sort={sort && DIRECTIONS[sort.order]}>
      {options.sortable ? (
        <button
          type="button"
          className={kindOf(field).isNumber ? 'sort-head is-number' : 'sort-head'}
          title="Trier ; avec Maj, en plus du tri présent"
          onClick={(event: MouseEvent) => byHead(event)}
          // Not every browser says in the click that Shift was held.
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            byHead(event);
          }}
        >
          {text}
          <span className="sort-arrows" aria-hidden="true" />
        </button>
      ) : (
        text
      )}
    </th>
  );
}
