import type { Answer } from '@karite/shared/client';
import { CURRENCY_LABELS, type Currency, formatMoney } from '@karite/shared/payments';
import { amountIn } from '@karite/shared/reading';
import { useCustom, useNotification } from '@refinedev/core';
import { Alert, Spin } from 'antd';
import { useId, useState } from 'react';
import { call } from '../providers/call.ts';
import { API } from '../providers/data-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { NumberField, type TypedNumber } from '../ui/number-field.tsx';
import { dayText } from './day-text.ts';

type Sums = Answer<'GET', '/cash-day/sums'>;
type Props = { day: string; onClosed: () => Promise<void>; onClose: () => void };

/** What the drawer should hold, what somebody counted, and the difference; then the day is closed, for ever (R2085). */
export function CountDrawer({ day, onClosed, onClose }: Props) {
  const { query } = useCustom<Sums>({
    url: `${API}/cash-day/sums`,
    method: 'get',
    config: { query: { day } },
    errorNotification: false,
  });
  const [counted, setCounted] = useState<Partial<Record<Currency, TypedNumber>>>({});
  const { open } = useNotification();
  const sums = query.data?.data;
  // A day without cash has an empty drawer, which is counted too.
  const drawer = sums && (sums.drawer.length > 0 ? sums.drawer : [{ currency: 'XOF' as const, expected: 0 }]);

  async function close() {
    const counts = (drawer ?? []).map(({ currency, expected }) => {
      const amount = counted[currency];
      return { currency, expected, counted: typeof amount === 'number' ? amount : 0 };
    });
    const closing = await call('POST', '/cash-closings', { body: { day, counted: counts } });
    await onClosed();
    const off = closing.counts.filter(({ difference }) => difference !== 0);
    const said =
      off.length === 0
        ? 'aucun écart'
        : `écart ${off.map(({ difference, currency }) => formatMoney(difference, currency)).join(', ')}`;
    // A success has one text: a description is not shown.
    open?.({ type: 'success', message: `Caisse du ${dayText(day)} clôturée : ${said}` });
  }

  return (
    <ConfirmModal
      title={`Clôturer la caisse du ${dayText(day)} ?`}
      okText="Clôturer"
      isReady={Boolean(drawer?.every(({ currency }) => typeof counted[currency] === 'number'))}
      run={close}
      onClose={onClose}
    >
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {sums && sums.lines.length === 0 && <p>Aucun encaissement depuis la dernière clôture.</p>}
      <ul className="closing">
        {sums?.lines.map((line) => (
          <li key={`${line.courier}${line.currency}`}>
            <strong>{line.courier}</strong>
            <span>
              {` reçu ${formatMoney(line.received, line.currency)}, attendu ${formatMoney(line.expected, line.currency)}`}
            </span>
            {Boolean(line.refunded) && (
              <span>{`, dont remboursé ${formatMoney(line.refunded ?? 0, line.currency)}`}</span>
            )}
          </li>
        ))}
      </ul>
      {drawer?.map((it) => (
        <Drawer
          key={it.currency}
          {...it}
          value={counted[it.currency] ?? null}
          onChange={(value) => setCounted((before) => ({ ...before, [it.currency]: value }))}
        />
      ))}
      <p className="quiet">
        Comptez ce qui est entré depuis la dernière clôture, sans le fond de caisse. Les journées précédentes qui ne le
        sont pas encore sont clôturées avec elle. Ce qui est encore en route sera compté comme attendu, et de nouveau à
        la prochaine clôture.
      </p>
    </ConfirmModal>
  );
}

type DrawerProps = Sums['drawer'][number] & { value: TypedNumber; onChange: (value: TypedNumber) => void };

function Drawer({ currency, expected, value, onChange }: DrawerProps) {
  const id = useId();
  const difference = typeof value === 'number' ? Math.round((value - expected) * 100) / 100 : null;
  return (
    <div className="cash-form">
      <label htmlFor={id}>
        Compté en {CURRENCY_LABELS[currency]}
        <NumberField id={id} form={amountIn(currency)} value={value} onChange={onChange} />
      </label>
      <p>
        <span>{`Attendu ${formatMoney(expected, currency)}`}</span>
        {difference !== null && (
          <strong>{difference === 0 ? ' · juste' : ` · écart ${formatMoney(difference, currency)}`}</strong>
        )}
      </p>
    </div>
  );
}
