import type { Answer } from '@karite/shared/client';
import { readDay } from '@karite/shared/reading';
import { useCustom } from '@refinedev/core';
import { Button, Flex, Form, Spin, Typography } from 'antd';
import { useState } from 'react';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { DayField } from '../ui/fields/date-field.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { CountDrawer } from './count-drawer.tsx';
import { dayText } from './day-text.ts';

type CashDay = Answer<'GET', '/cash-day'>;

/** `Africa/Porto-Novo` → `Porto-Novo`. */
const placeOf = (timeZone: string) => timeZone.replace(/.*\//, '').replaceAll('_', ' ');

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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Form layout="vertical" component="div">
        <Flex wrap gap="small" align="end">
          <Form.Item label="Journée à clôturer" htmlFor="day-to-close">
            <DayField
              id="day-to-close"
              value={day || null}
              disabled={isClosed}
              onChange={(typed) => setDay(typed ?? '')}
            />
          </Form.Item>
          <Form.Item>
            <Button type="primary" disabled={'problem' in readDay(day)} onClick={() => setOpen(true)}>
              Clôturer
            </Button>
          </Form.Item>
        </Flex>
      </Form>
      <Typography.Text type="secondary">
        {shop.closedUntil ? `Caisse clôturée jusqu’au ${dayText(shop.closedUntil)}.` : 'Aucune journée clôturée.'} Une
        journée finit à minuit, heure de {placeOf(shop.timeZone)}.
      </Typography.Text>
      {isOpen && <CountDrawer day={day} onClosed={onClosed} onClose={() => setOpen(false)} />}
    </>
  );
}
