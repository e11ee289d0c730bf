import type { Answer } from '@karite/shared/client';
import { CURRENCY_CODE } from '@karite/shared/locale';
import { exactMoney, formatMoney } from '@karite/shared/money';
import { CURRENCY_LABELS, type Currency } from '@karite/shared/payments';
import { amountIn } from '@karite/shared/reading';
import { cashClosings, cashReceipts } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Form, List, Spin, Typography } from 'antd';
import { useState } from 'react';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { useWrite } from '../providers/use-write.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { NumberField, type TypedNumber } from '../ui/fields/number-field.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { dayText } from './day-text.ts';

type Sums = Answer<'GET', '/cash-day/sums'>;
type Drawer = Sums['drawer'][number];
type Props = { day: string; onClosed: () => Promise<void>; onClose: () => void };

/** By how much the counted drawers are off, for who has just closed the day. */
function countsText({ counts }: Answer<'POST', '/cash-closings'>): string {
  const off = counts.filter(({ difference }) => difference !== 0);
  if (off.length === 0) return 'aucun écart';
  return `écart ${off.map(({ difference, currency }) => formatMoney(difference, currency)).join(', ')}`;
}

/** What the drawer should hold, what somebody counted, and the difference; then the day is closed, for ever (R2085). */
export function CountDrawer({ day, onClosed, onClose }: Props) {
  const { query } = useCustom<Sums>({
    url: `${API}/cash-day/sums`,
    method: 'get',
    config: { query: { day } },
    errorNotification: false,
  });
  const [counted, setCounted] = useState<Partial<Record<Currency, TypedNumber>>>({});
  const { write } = useWrite('POST', '/cash-closings', {
    changes: [cashClosings.name, cashReceipts.name],
    // A success has one text: a description is not shown.
    done: (closing) => `Caisse du ${dayText(day)} clôturée : ${countsText(closing)}`,
  });
  const sums = query.data?.data;
  // A day without cash has an empty drawer, which is counted too.
  const drawers: Drawer[] = sums?.drawer.length ? sums.drawer : [{ currency: CURRENCY_CODE, expected: 0 }];

  async function close() {
    const counts = drawers.map(({ currency, expected }) => {
      const amount = counted[currency];
      return { currency, expected, counted: typeof amount === 'number' ? amount : 0 };
    });
    await write({ body: { day, counted: counts } });
    await onClosed();
  }

  return (
    <ConfirmModal
      title={`Clôturer la caisse du ${dayText(day)} ?`}
      okText="Clôturer"
      isReady={Boolean(sums) && drawers.every(({ currency }) => typeof counted[currency] === 'number')}
      run={close}
      onClose={onClose}
    >
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {sums && (
        <>
          <List
            dataSource={sums.lines}
            rowKey={({ courier, currency }) => courier + currency}
            locale={{ emptyText: <span className="quiet">Aucun encaissement depuis la dernière clôture.</span> }}
            renderItem={(line) => (
              <List.Item>
                <span>
                  <strong>{line.courier}</strong>
                  <span>{` reçu ${formatMoney(line.received, line.currency)}, attendu ${formatMoney(line.expected, line.currency)}`}</span>
                  {Boolean(line.refunded) && (
                    <span>{`, dont remboursé ${formatMoney(line.refunded ?? 0, line.currency)}`}</span>
                  )}
                </span>
              </List.Item>
            )}
          />
          <Form layout="vertical" component="div">
            {drawers.map((drawer) => (
              <Count
                key={drawer.currency}
                drawer={drawer}
                value={counted[drawer.currency] ?? null}
                onChange={(value) => setCounted((before) => ({ ...before, [drawer.currency]: value }))}
              />
            ))}
          </Form>
        </>
      )}
      <Typography.Paragraph type="secondary">
        Comptez ce qui est entré depuis la dernière clôture, sans le fond de caisse. Les journées précédentes encore
        ouvertes sont clôturées en même temps. L’argent encore chez les livreurs reste attendu : il sera compté quand
        ils le rapporteront.
      </Typography.Paragraph>
    </ConfirmModal>
  );
}

type CountProps = { drawer: Drawer; value: TypedNumber; onChange: (value: TypedNumber) => void };

function Count({ drawer: { currency, expected }, value, onChange }: CountProps) {
  const id = `counted-${currency}`;
  const difference = typeof value === 'number' ? exactMoney(value - expected) : null;
  return (
    <Form.Item
      label={`Compté en ${CURRENCY_LABELS[currency]}`}
      htmlFor={id}
      extra={
        <>
          <span>{`Attendu ${formatMoney(expected, currency)}`}</span>
          {difference !== null && (
            <strong>{difference === 0 ? ' · juste' : ` · écart ${formatMoney(difference, currency)}`}</strong>
          )}
        </>
      }
    >
      <NumberField id={id} form={amountIn(currency)} value={value} onChange={onChange} />
    </Form.Item>
  );
}
