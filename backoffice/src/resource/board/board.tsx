import { type ResourceShape, stateLabels } from '@karite/shared/resource';
import { useState } from 'react';
import type { ListColumn } from '../list/columns.ts';
import type { ListState } from '../list/list-state.ts';
import type { ListViewProps, ResourcePageProps } from '../resource-context.ts';
import type { ShopRecord } from '../values.ts';
import { BoardColumn } from './board-column.tsx';
import { type Move, movesOf } from './moves.ts';
import type { StateField } from './state-field.ts';
import { useLiveBoard } from './use-live-board.ts';
import { useMove } from './use-move.ts';
import './board.css';

type BoardProps = Pick<ListViewProps, 'cells' | 'open'> & {
  resource: ResourceShape;
  by: StateField;
  state: ListState;
  columns: readonly ListColumn[];
  setState: ResourcePageProps['setState'];
};

/** The records of a list in a column for each state, to be dragged into the next, or moved there by a menu. */
export default function Board({ resource, by, state, columns, cells, open, setState }: BoardProps) {
  const move = useMove(resource, by, setState);
  const [dragged, drag] = useState<{ record: ShopRecord; moves: readonly Move[] } | null>(null);
  useLiveBoard(resource, dragged !== null);
  const moves = (record: ShopRecord) => movesOf(resource, by, record, setState !== undefined);
  const only = state.filters[by.name];
  const shown = Object.entries(stateLabels(by.field.states)).filter(
    ([value]) => !only || only.split(',').includes(value),
  );
  return (
    <section className="board" aria-label={`Par ${by.field.label.toLowerCase()}`}>
      {shown.map(([value]) => {
        const here = dragged?.moves.find(({ to }) => to === value);
        return (
          <BoardColumn
            key={value}
            {...{ resource, by, value, columns, cells, open, moves, move }}
            state={{ ...state, page: 1, filters: { ...state.filters, [by.name]: value } }}
            drag={(record) => drag(record && { record, moves: moves(record) })}
            drop={dragged && here ? () => move(dragged.record, here) : null}
            isClosed={dragged !== null && !here && dragged.record[by.name] !== value}
          />
        );
      })}
    </section>
  );
}
