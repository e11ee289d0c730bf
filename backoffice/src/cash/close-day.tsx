import type { Answer } from '@karite/shared/client';
import { readDay } from '@karite/shared/reading';
import { cashClosings } from '@karite/shared/resources';
import { useCustom, useInvalidate } from '@refinedev/core';
import { Alert, Button, Spin } from 'antd';
import { useId, useState } from 'react';
import { API } from '../providers/data-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { DayField } from '../ui/date-field.tsx';
import { CountDrawer } from './count-drawer.tsx';
import { dayText } from './day-text.ts';
import './cash.css';

export type CashDay = Answer<'GET', '/cash-day'>;

/** The shop's own day, in its one time zone, and how far its cash is closed. */
export function useCashDay() {
  const { query } = useCustom<CashDay>({ url: `${API}/cash-day`, method: 'get', errorNotification: false });
  const { isLoading, error } = query;
  const read = async () => void (await query.refetch());
  return { shop: query.data?.data, isLoading, error, read };
}

/** Closes a day of the shop, for ever. */
export function CloseDay() {
  const { shop, isLoading, error, read } = useCashDay();
  if (isLoading) return <Spin />;
  if (!shop)
    return (
      <Alert
        type="error"
        showIcon
        message="Erreur lors du chargement"
        description={error && detailOf(error)}
        action={<Button onClick={read}>Réessayer</Button>}
      />
    );
  return <CloseDayForm key={`${shop.day}${shop.closedUntil}`} shop={shop} onClosed={read} />;
}

function CloseDayForm({ shop, onClosed }: { shop: CashDay; onClosed: () => Promise<void> }) {
  const isClosed = shop.closedUntil !== null && shop.closedUntil >= shop.day;
  const [day, setDay] = useState(isClosed ? '' : shop.day);
  const id = useId();
  const [isAsked, ask] = useState(false);
  const invalidate = useInvalidate();
  async function closed() {
    await invalidate({ resource: cashClosings.name, invalidates: ['resourceAll'] });
    await invalidate({ resource: 'cash-receipts', invalidates: ['resourceAll'] });
    await onClosed();
  }
  return (
    <>
      <div className="cash-form">
        <label htmlFor={id}>
          Journée à clôturer
          <DayField id={id} value={day || null} disabled={isClosed} onChange={(typed) => setDay(typed ?? '')} />
        </label>
        <Button type="primary" disabled={'problem' in readDay(day)} onClick={() => ask(true)}>
          Clôturer
        </Button>
      </div>
      <p className="quiet">
        {shop.closedUntil ? `Caisse clôturée jusqu'au ${dayText(shop.closedUntil)}.` : 'Aucune journée clôturée.'} Les
        journées sont celles du fuseau horaire {shop.timeZone}.
      </p>
      {isAsked && <CountDrawer day={day} onClosed={closed} onClose={() => ask(false)} />}
    </>
  );
}
