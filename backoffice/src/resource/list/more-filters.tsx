import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';

type MoreFiltersProps = {
  /** How many of them narrow the list. */
  count: number;
  children: ReactNode;
};

/** Filters that are wanted less often, in a line of their own; open from the start where one of them narrows the list. */
export function MoreFilters({ count, children }: MoreFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {count > 0 ? `Plus de filtres (${count})` : 'Plus de filtres'}
      </Button>
      {isOpen && (
        <div id={id} className="toolbar-more">
          {children}
        </div>
      )}
    </>
  );
}
