import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type PointerEvent, useRef } from 'react';
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

const ROW = '[data-row-key]';

type Target = { row: HTMLElement; isBelow: boolean };

/** The row (or card) of one of the same order below a point, and on which half of it the point lies. Rows may hold rows. */
function targetAt(x: number, y: number, among: string): Target | null {
  let row = document.elementFromPoint(x, y)?.closest<HTMLElement>(ROW);
  while (row && row.querySelector<HTMLElement>('.place-cell')?.dataset.among !== among)
    row = row.parentElement?.closest<HTMLElement>(ROW);
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  return { row, isBelow: y > top + height / 2 };
}

const mark = (target: Target | null, isOn: boolean) =>
  target?.row.classList.toggle(target.isBelow ? 'is-dropped-below' : 'is-dropped-above', isOn);

/**
 * Moves a record within its list: by a handle that is dragged, with a mouse or a finger, or by two buttons. While it moves
 * they do nothing, but keep the focus: one step may follow another by keyboard.
 */
export default function PlaceCell({ id, place, among, called, isMoving, move }: PlaceCellProps) {
  const target = useRef<Target | null>(null);
  const over = (next: Target | null) => {
    mark(target.current, false);
    mark(next, true);
    target.current = next;
  };
  const dropped = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.releasePointerCapture(event.pointerId);
    const { row, isBelow } = target.current ?? {};
    const neighbour = row?.dataset.rowKey;
    over(null);
    if (neighbour && neighbour !== id) move(id, isBelow ? { after: neighbour } : { before: neighbour });
  };
  return (
    <span className="place-cell" data-among={among}>
      <span
        className="place-handle"
        title={`Glisser ${called}`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId))
            over(targetAt(event.clientX, event.clientY, among));
        }}
        onPointerUp={dropped}
        onPointerCancel={() => over(null)}
      >
        <HolderOutlined aria-hidden />
      </span>
      <span className="figure">{place}</span>
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`Monter ${called}`}
        aria-disabled={isMoving}
        onClick={() => move(id, { step: -1 })}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`Descendre ${called}`}
        aria-disabled={isMoving}
        onClick={() => move(id, { step: 1 })}
      />
    </span>
  );
}
