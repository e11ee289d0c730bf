import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type PointerEvent, useRef } from 'react';
import './place-cell.css';

/** Where a record is moved to: beside another one, or a step up or down. */
export type Destination = { before: string } | { after: string } | { step: -1 | 1 };

type PlaceCellProps = {
  id: string;
  place: string;
  /** What the record is called. */
  called: string;
  isMoving: boolean;
  move: (id: string, to: Destination) => void;
};

type Target = { row: HTMLElement; isBelow: boolean };

/** The row (or card) below a point, and on which half of it the point lies. */
function targetAt(x: number, y: number): Target | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row-key]');
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  return { row, isBelow: y > top + height / 2 };
}

const mark = (target: Target | null, isOn: boolean) =>
  target?.row.classList.toggle(target.isBelow ? 'is-dropped-below' : 'is-dropped-above', isOn);

/** Moves a record within its list: by a handle that is dragged, with a mouse or a finger, or by two buttons. */
export default function PlaceCell({ id, place, called, isMoving, move }: PlaceCellProps) {
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
    <span className="place-cell">
      <span
        className="place-handle"
        title={`Glisser ${called}`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) over(targetAt(event.clientX, event.clientY));
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
        disabled={isMoving}
        onClick={() => move(id, { step: -1 })}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`Descendre ${called}`}
        disabled={isMoving}
        onClick={() => move(id, { step: 1 })}
      />
    </span>
  );
}
