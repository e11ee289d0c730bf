import { DeleteOutlined } from '@ant-design/icons';
import { inCurrency } from '@karite/shared/money';
import { AMOUNT, COUNT } from '@karite/shared/reading';
import { Button, Card, ColorPicker, Form, Input, Space } from 'antd';
import type { ClipboardEvent } from 'react';
import { NumberField } from '../../ui/fields/number-field.tsx';

const LONGEST = 60;

type SwatchProps = { id?: string; value?: string; onChange?: (colour: string) => void };

/** antd's picker for who points, and the code beside it for who types. */
const Swatch = ({ id, value = '', onChange }: SwatchProps) => (
  <Space.Compact block>
    <ColorPicker
      disabledAlpha
      value={/^#[0-9a-f]{6}$/i.test(value) ? value : null}
      onChangeComplete={(colour) => onChange?.(colour.toHexString())}
    />
    <Input
      {...(id && { id })}
      placeholder="Aucune"
      maxLength={7}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
    />
  </Space.Compact>
);

type Props = {
  /** The path of its values in the form. */
  at: string | number;
  /** The label above it: « Teinte 2 ». */
  title: string;
  /** What it costs where nothing is typed, in the shop's currency. */
  usualPrice: number;
  /** Whether it has fields for price and quantity. */
  isSold?: boolean;
  /** Whether several lines came of what was pasted. */
  paste?: (field: 'shade' | 'format', text: string) => boolean;
  /** Absent of what can't leave. */
  remove?: (() => void) | undefined;
};

/** The inputs of one choice: its shade and colour, its format, what it costs and how many there are. */
export function VariantFields({ at, title, usualPrice, isSold = true, paste, remove }: Props) {
  const onPaste = (field: 'shade' | 'format') => (event: ClipboardEvent) => {
    if (paste?.(field, event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <Card
      size="small"
      role="group"
      aria-label={title}
      title={title}
      classNames={{ body: 'variant-row' }}
      extra={
        remove && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Retirer : ${title}`}
            onClick={remove}
          />
        )
      }
    >
      <Form.Item name={[at, 'shade']} label="Teinte">
        <Input maxLength={LONGEST} onPaste={onPaste('shade')} />
      </Form.Item>
      <Form.Item name={[at, 'swatch']} label="Couleur">
        <Swatch />
      </Form.Item>
      <Form.Item name={[at, 'format']} label="Format">
        <Input maxLength={LONGEST} onPaste={onPaste('format')} />
      </Form.Item>
      {isSold && (
        <>
          <Form.Item name={[at, 'price']} label={inCurrency('Prix')}>
            <NumberField form={AMOUNT} value={null} placeholder={String(usualPrice)} />
          </Form.Item>
          <Form.Item name={[at, 'quantity']} label="Quantité">
            <NumberField form={COUNT} value={null} placeholder="Non comptée" />
          </Form.Item>
        </>
      )}
    </Card>
  );
}
