import { CURRENCY_CODES } from '@karite/shared/locale';
import { Button, DatePicker, Flex, Form, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { API } from '../providers/api.ts';
import { download } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { saveFile } from '../ui/save-file.ts';
import { Alert } from '../ui/states/alert.tsx';
import { useCashDay } from './close-day.tsx';

const CURRENCIES = [
  { value: '', label: CURRENCY_CODES.join(' et ') },
  ...CURRENCY_CODES.map((value) => ({ value, label: value })),
];
const DECIMALS = [
  { value: 'virgule', label: 'Virgule (1250,00)' },
  { value: 'point', label: 'Point (1250.00)' },
];

/** A month for the accountant. */
export function JournalDownload() {
  const [chosen, choose] = useState<string | null>();
  const [currency, setCurrency] = useState('');
  const [decimals, setDecimals] = useState('virgule');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const today = useCashDay().shop?.day;
  const month = chosen === undefined ? (today?.slice(0, 7) ?? null) : chosen;
  async function save() {
    setBusy(true);
    setProblem(null);
    try {
      const query = new URLSearchParams({ month: month ?? '', decimals, ...(currency && { currency }) });
      saveFile(await download(`${API}/accounting/journal?${query}`), `journal-${month}.csv`);
    } catch (error) {
      setProblem(messageOf(error, 'Le journal n’a pas pu être exporté'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Form layout="vertical" component="div">
        <Flex wrap gap="small" align="end">
          <Form.Item label="Mois" htmlFor="journal-month">
            <DatePicker
              id="journal-month"
              picker="month"
              format="MM/YYYY"
              // What can't be read stays in sight, and nothing is downloaded for it.
              preserveInvalidOnBlur
              value={month ? dayjs(month) : null}
              onChange={(date) => choose(date?.format('YYYY-MM') ?? null)}
            />
          </Form.Item>
          <Form.Item label="Monnaie" htmlFor="journal-currency">
            <Select id="journal-currency" value={currency} onChange={setCurrency} options={CURRENCIES} />
          </Form.Item>
          <Form.Item label="Décimales" htmlFor="journal-decimals">
            <Select id="journal-decimals" value={decimals} onChange={setDecimals} options={DECIMALS} />
          </Form.Item>
          <Form.Item>
            <Button disabled={!month} loading={isBusy} onClick={() => void save()}>
              Télécharger
            </Button>
          </Form.Item>
        </Flex>
      </Form>
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
    </>
  );
}
