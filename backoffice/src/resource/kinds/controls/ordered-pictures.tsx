import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, ScissorOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

/** A list with one item moved from one place to another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

type OrderedPicturesProps<T> = {
  title: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  picture: (item: T) => ReactNode;
  onChange: (items: T[], removed: T | null) => void;
  onCrop: (item: T) => void;
};

/** Pictures in an order that they are dragged into, or brought to by two buttons, one step at a time; others crop one, or take it out. */
export function OrderedPictures<T>({ title, items, keyOf, picture, onChange, onCrop }: OrderedPicturesProps<T>) {
  const [dragged, setDragged] = useState<number | null>(null);
  if (items.length === 0) return null;
  return (
    <fieldset className="ordered-pictures">
      <legend>{title}</legend>
      <ol>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            draggable={items.length > 1}
            className={dragged === index ? 'is-dragged' : undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              // It goes along with the pointer: where it is let go of is where it stands.
              if (dragged === index) return;
              onChange(moved(items, dragged, index), null);
              setDragged(index);
            }}
          >
            {picture(item)}
            <span className="quiet">{index + 1}</span>
            <span className="ordered-pictures-actions">
              <Button
                size="small"
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={`Monter l'image ${index + 1}`}
                disabled={index === 0}
                onClick={() => onChange(moved(items, index, index - 1), null)}
              />
              <Button
                size="small"
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={`Descendre l'image ${index + 1}`}
                disabled={index === items.length - 1}
                onClick={() => onChange(moved(items, index, index + 1), null)}
              />
              <Button
                size="small"
                type="text"
                icon={<ScissorOutlined aria-hidden />}
                aria-label={`Recadrer l'image ${index + 1}`}
                onClick={() => onCrop(item)}
              />
              <Button
                size="small"
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Supprimer l'image ${index + 1}`}
                onClick={() =>
                  onChange(
                    items.filter((other) => other !== item),
                    item,
                  )
                }
              />
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
