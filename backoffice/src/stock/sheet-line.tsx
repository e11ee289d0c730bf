import { DeleteOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { formatNumber } from '@karite/shared/format';
import { COUNT } from '@karite/shared/reading';
import { LOT_NUMBER_LENGTH, type SheetKind } from '@karite/shared/stock';
import { Button, Card, Flex, Input, Space, Typography } from 'antd';
import { NumberField } from '../ui/fields/number-field.tsx';
import { differenceOf, lineProblem, lotText, type SheetLine, typedQuantity } from './sheet-draft.ts';

type LineProps = {
  line: SheetLine;
  kind: SheetKind;
  /** The server's error for it. */
  refusal: string | undefined;
  edit: (change: Partial<SheetLine>) => void;
  remove: () => void;
};

const signed = (number: number): string => (number > 0 ? `+${formatNumber(number)}` : formatNumber(number));

/** What a count comes to, before it is booked. */
function Compared({ line }: { line: SheetLine }) {
  const { expected, quantity, toSend } = line;
  const difference = differenceOf(line);
  return (
    <div>
      <span>{expected === null ? 'Jamais compté' : `Attendu ${formatNumber(expected)}`}</span>
      {quantity === null && <span>{' · pas encore compté'}</span>}
      {expected !== null && difference !== null && (
        <Typography.Text strong {...(difference !== 0 && { type: difference < 0 ? 'danger' : 'success' })}>
          {difference === 0 ? ' · juste' : ` · écart ${signed(difference)}`}
        </Typography.Text>
      )}
      {toSend > 0 && (
        <div className="quiet">
          {formatNumber(toSend)}{' '}
          {toSend > 1
            ? 'sont commandées et pas encore parties : ne les comptez pas'
            : 'est commandée et pas encore partie : ne la comptez pas'}
        </div>
      )}
    </div>
  );
}

/** One line of a sheet: how many, of which lot. Everything is wide enough for a thumb. */
export function SheetLineRow({ line, kind, refusal, edit, remove }: LineProps) {
  const { name, code, lot, expiry, quantity } = line;
  const title = name || code;
  const isCount = kind === 'counted' && line.productId !== null;
  const lineName = `${title}${lot ? `, lot ${lot}` : isCount ? ', sans lot' : ''}`;
  const problem = refusal ?? lineProblem(line, kind);
  const isOfLots = kind === 'received' || Boolean(lot) || line.expected === null || line.expected === 0;
  return (
    <li>
      <Card
        size="small"
        styles={{ title: { whiteSpace: 'normal' } }}
        title={
          <>
            <span>{`${title} `}</span>
            {isCount && <small className="quiet">{lotText(line)}</small>}
          </>
        }
        extra={
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Retirer ${lineName}`}
            onClick={remove}
          />
        }
      >
        {isCount && <Compared line={line} />}
        <Flex wrap gap="small">
          <Space.Compact size="large">
            <Button
              icon={<MinusOutlined aria-hidden />}
              aria-label={`Une de moins : ${lineName}`}
              disabled={!quantity}
              onClick={() => edit(typedQuantity(Math.max(0, (quantity ?? 0) - 1)))}
            />
            <NumberField
              className="sheet-quantity"
              aria-label={`Quantité de ${lineName}`}
              form={COUNT}
              value={line.unread ?? quantity}
              onChange={(typed) => edit(typedQuantity(typed))}
              isInForm
            />
            <Button
              icon={<PlusOutlined aria-hidden />}
              aria-label={`Une de plus : ${lineName}`}
              onClick={() => edit(typedQuantity((quantity ?? 0) + 1))}
            />
          </Space.Compact>
          {isOfLots && (
            <>
              <Input
                size="large"
                className="sheet-lot"
                aria-label={`Numéro de lot de ${title}`}
                placeholder="Lot"
                maxLength={LOT_NUMBER_LENGTH}
                autoCapitalize="characters"
                value={lot}
                onChange={(event) => edit({ lot: event.target.value })}
              />
              <Input
                size="large"
                className="sheet-lot"
                aria-label={`Péremption de ${lineName}`}
                placeholder="Péremption MM/AAAA"
                maxLength={10}
                value={expiry}
                onChange={(event) => edit({ expiry: event.target.value })}
              />
            </>
          )}
        </Flex>
        {problem && (
          <Typography.Text type="danger" {...(refusal && { role: 'alert' })}>
            {problem}
          </Typography.Text>
        )}
      </Card>
    </li>
  );
}
