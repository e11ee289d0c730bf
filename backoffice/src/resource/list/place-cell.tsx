import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { isBelow } from '../dragging.ts';
import './place-cell.css';

/** Where a record is moved to: beside another one, or a step up or down. */
export type Destination = { before: string } | { after: string } | { step: -1 | 1 };

type PlaceCellProps = {
  id: string;
  place: string;
  /** Those with the same are its own order. */
  among: string;
  /** What the record is called. */
  called: string;
  isMoving: boolean;
  move: (id: string, to: Destination) => void;
};

/**
 * Moves a record within its list (`OrderedRows`): by a handle that is dragged, or by two buttons. While it moves they do
 * nothing, but keep the focus: one step may follow another by keyboard.
 */
export default function PlaceCell({ id, place, among, called, isMoving, move }: PlaceCellProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isOver, isDragging, active, rect } =
    useSortable({ id, data: { among }, attributes: { roleDescription: 'à glisser' } });
  const cell = useRef<HTMLSpanElement>(null);
  const y = isDragging && transform ? transform.y : 0;
  const mark = isOver && active && !isDragging ? (isBelow(rect.current, active) ? 'below' : 'above') : '';
  // The row is dragged, in a table, a card or a tree.
  useLayoutEffect(() => {
    const row = cell.current?.closest<HTMLElement>('[data-row-key]') ?? null;
    setNodeRef(row);
    if (!row) return;
    row.style.translate = y ? `0 ${y}px` : '';
    row.dataset.drop = mark;
  }, [setNodeRef, y, mark]);
  const step = (by: -1 | 1) => () => move(id, { step: by });
  return (
    <span className="place-cell" ref={cell}>
      <Button
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className="place-handle"
        size="small"
        type="text"
        icon={<HolderOutlined aria-hidden />}
        aria-label={`Glisser ${called}`}
        title={`Glisser ${called}`}
      />
      <span className="figure">{place}</span>
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`Monter ${called}`}
        aria-disabled={isMoving}
        onClick={step(-1)}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`Descendre ${called}`}
        aria-disabled={isMoving}
        onClick={step(1)}
      />
    </span>
  );
}
