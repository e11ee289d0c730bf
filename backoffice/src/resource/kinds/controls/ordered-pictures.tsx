import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, ScissorOutlined } from '@ant-design/icons';
import { LONGEST_ALT } from '@karite/shared/resource';
import { Button, Input } from 'antd';
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
  altOf: (item: T) => string;
  onAlt: (item: T, alt: string) => void;
};

/** Pictures in an order that they are dragged into, or brought to by two buttons, one step at a time; others crop one, or take it out. */
export function OrderedPictures<T>({
  title,
  items,
  keyOf,
  picture,
  onChange,
  onCrop,
  altOf,
  onAlt,
}: OrderedPicturesProps<T>) {
  const [dragged, setDragged] = useState<number | null>(null);
  // What is marked in a text is not to be dragged along with its picture.
  const [isTyping, setTyping] = useState(false);
  if (items.length === 0) return null;
  return (
    <fieldset className="ordered-pictures">
      <legend>{title}</legend>
      <ol>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            draggable={items.length > 1 && !isTyping}
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
            <span className="ordered-pictures-text">
              <small className="quiet">Texte alternatif</small>
              <Input
                size="small"
                aria-label={`Texte alternatif de l'image ${index + 1}`}
                placeholder="Ce que l'image montre"
                maxLength={LONGEST_ALT}
                onFocus={() => setTyping(true)}
                onBlur={() => setTyping(false)}
                value={altOf(item)}
                onChange={({ target }) => onAlt(item, target.value)}
              />
            </span>
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
