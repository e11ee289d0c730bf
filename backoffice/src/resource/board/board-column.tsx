import { formatNumber } from '@karite/shared/format';
import { stateLabels } from '@karite/shared/resource';
import { Button } from 'antd';
import { useState } from 'react';
import { StateBadge } from '../../ui/state-badge.tsx';
import type { ListState } from '../list/list-state.ts';
import type { OnBoard } from './board-card.tsx';
import { AT_A_TIME, BoardCards } from './board-cards.tsx';

type BoardColumnProps = OnBoard & {
  value: string;
  /** What the list asks for, in this state. */
  state: ListState;
  /** Takes what is dragged; `null` where nothing is that may come here. */
  drop: (() => unknown) | null;
  isClosed: boolean;
};

/** The records in one state: how many, and the first of them, with as many more each time that they are asked for (R1532). */
export function BoardColumn({ value, state, drop, isClosed, ...props }: BoardColumnProps) {
  const { by } = props;
  const [pages, setPages] = useState(1);
  const [total, setTotal] = useState<number | null>(null);
  const label = stateLabels(by.field.states)[value];
  return (
    <section
      className="board-column"
      aria-label={label}
      data-target={drop ? 'open' : isClosed ? 'closed' : undefined}
      onDragOver={(event) => drop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop?.();
      }}
    >
      <h2>
        <StateBadge states={by.field.states} value={value} />
        <span className="figure">{total !== null && formatNumber(total)}</span>
      </h2>
      <ul>
        {Array.from({ length: pages }, (_, index) => (
          <BoardCards
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is what stands at its place
            key={index}
            {...props}
            state={{ ...state, page: index + 1 }}
            told={setTotal}
          />
        ))}
      </ul>
      {total !== null && total > pages * AT_A_TIME && (
        <Button block type="text" onClick={() => setPages(pages + 1)}>
          {`Voir la suite de « ${label} »`}
        </Button>
      )}
    </section>
  );
}
