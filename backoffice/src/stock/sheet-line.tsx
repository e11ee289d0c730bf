import { DeleteOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { formatNumber } from '@karite/shared/format';
import { COUNT } from '@karite/shared/reading';
import { LOT_NUMBER_LENGTH, type SheetKind } from '@karite/shared/stock';
import { Button, Input } from 'antd';
import { NumberField } from '../ui/number-field.tsx';
import { differenceOf, lineProblem, lotText, type SheetLine, typedQuantity } from './sheet-draft.ts';

type LineProps = {
  line: SheetLine;
  kind: SheetKind;
  /** What the server said of it. */
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
    <p className="sheet-compared">
      <span>{expected === null ? 'Jamais compté' : `Attendu ${formatNumber(expected)}`}</span>
      {quantity === null && <span>{' · pas encore compté'}</span>}
      {expected !== null && difference !== null && (
        <strong className={difference === 0 ? '' : difference < 0 ? 'is-less' : 'is-more'}>
          {difference === 0 ? ' · juste' : ` · écart ${signed(difference)}`}
        </strong>
      )}
      {toSend > 0 && (
        <small className="quiet">
          {formatNumber(toSend)}{' '}
          {toSend > 1
            ? 'sont commandées et pas encore parties : ne les comptez pas'
            : 'est commandée et pas encore partie : ne la comptez pas'}
        </small>
      )}
    </p>
  );
}

/** One line of a sheet: how many, of which lot. Everything is wide enough for a thumb. */
export function SheetLineRow({ line, kind, refusal, edit, remove }: LineProps) {
  const { name, code, lot, expiry, quantity } = line;
  const title = name || code;
  const isCount = kind === 'counted' && line.productId !== null;
  const said = `${title}${lot ? `, lot ${lot}` : isCount ? ', sans lot' : ''}`;
  const problem = refusal ?? lineProblem(line, kind);
  const isOfLots = kind === 'received' || Boolean(lot) || line.expected === null || line.expected === 0;
  return (
    <li className={problem ? 'has-problem' : ''}>
      <div className="sheet-line-head">
        <strong>
          <span>{title}</span>
          {isCount && <small className="quiet"> {lotText(line)}</small>}
        </strong>
        <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={`Retirer ${said}`} onClick={remove} />
      </div>
      {isCount && <Compared line={line} />}
      <div className="sheet-line-fields">
        <div className="sheet-quantity">
          <Button
            icon={<MinusOutlined aria-hidden />}
            aria-label={`Une de moins : ${said}`}
            disabled={!quantity}
            onClick={() => edit(typedQuantity(Math.max(0, (quantity ?? 0) - 1)))}
          />
          <NumberField
            aria-label={`Quantité de ${said}`}
            form={COUNT}
            value={line.unread ?? quantity}
            onChange={(typed) => edit(typedQuantity(typed))}
            isInForm
          />
          <Button
            icon={<PlusOutlined aria-hidden />}
            aria-label={`Une de plus : ${said}`}
            onClick={() => edit(typedQuantity((quantity ?? 0) + 1))}
          />
        </div>
        {isOfLots && (
          <>
            <Input
              className="sheet-lot"
              aria-label={`Numéro de lot de ${title}`}
              placeholder="Lot"
              maxLength={LOT_NUMBER_LENGTH}
              autoCapitalize="characters"
              value={lot}
              onChange={(event) => edit({ lot: event.target.value })}
            />
            <Input
              className="sheet-expiry"
              aria-label={`Péremption de ${said}`}
              placeholder="Péremption MM/AAAA"
              maxLength={10}
              value={expiry}
              onChange={(event) => edit({ expiry: event.target.value })}
            />
          </>
        )}
      </div>
      {problem && (
        <p className="sheet-problem" role={refusal ? 'alert' : undefined}>
          {problem}
        </p>
      )}
    </li>
  );
}
