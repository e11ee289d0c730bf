import { DeleteOutlined } from '@ant-design/icons';
import { AMOUNT, COUNT } from '@karite/shared/reading';
import { Button, Input } from 'antd';
import type { ClipboardEvent } from 'react';
import { NumberField } from '../../ui/number-field.tsx';
import type { Row } from './rows.ts';

const LONGEST = 60;

type Props = {
  row: Row;
  /** What stands above it: « Teinte 2 ». */
  title: string;
  /** What it costs where nothing is typed, in FCFA. */
  usualPrice: number;
  /** Whether it asks for price and quantity. */
  isSold?: boolean;
  change: (values: Partial<Row>) => void;
  /** Whether several lines came of what was pasted. */
  paste?: (field: 'shade' | 'format', text: string) => boolean;
  /** Absent of what can't leave. */
  remove?: (() => void) | undefined;
};

/** The inputs of one choice: its shade and colour, its format, what it costs and how many there are. */
export function VariantRow({ row, title, usualPrice, isSold = true, change, paste, remove }: Props) {
  const id = (name: string) => `variant-${row.key}-${name}`;
  const onPaste = (field: 'shade' | 'format') => (event: ClipboardEvent) => {
    if (paste?.(field, event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <fieldset className="variant-row">
      <legend>{title}</legend>
      <label htmlFor={id('shade')}>
        Teinte
        <Input
          id={id('shade')}
          maxLength={LONGEST}
          value={row.shade}
          onChange={(event) => change({ shade: event.target.value })}
          onPaste={onPaste('shade')}
        />
      </label>
      <label htmlFor={id('swatch')}>
        Couleur
        <span className="colour-input">
          <input
            id={id('swatch')}
            type="color"
            value={row.swatch || '#ffffff'}
            onChange={(event) => change({ swatch: event.target.value })}
          />
          <span>{row.swatch || 'Aucune'}</span>
        </span>
      </label>
      <label htmlFor={id('format')}>
        Format
        <Input
          id={id('format')}
          maxLength={LONGEST}
          value={row.format}
          onChange={(event) => change({ format: event.target.value })}
          onPaste={onPaste('format')}
        />
      </label>
      {isSold && (
        <>
          <label htmlFor={id('price')}>
            Prix (FCFA)
            <NumberField
              id={id('price')}
              form={AMOUNT}
              placeholder={String(usualPrice)}
              value={row.price}
              onChange={(price) => change({ price })}
            />
          </label>
          <label htmlFor={id('quantity')}>
            Quantité
            <NumberField
              id={id('quantity')}
              form={COUNT}
              placeholder="Non comptée"
              value={row.quantity}
              onChange={(quantity) => change({ quantity })}
            />
          </label>
        </>
      )}
      {remove && (
        <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={`Retirer : ${title}`} onClick={remove} />
      )}
    </fieldset>
  );
}
