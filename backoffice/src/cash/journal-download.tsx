import { Alert, Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { API } from '../providers/data-provider.ts';
import { messageOf } from '../providers/message-of.ts';
import { readToken } from '../providers/token.ts';
import { saveFile } from '../ui/save-file.ts';
import { useCashDay } from './close-day.tsx';
import './cash.css';

const CURRENCIES = [
  { value: '', label: 'XOF et XAF' },
  { value: 'XOF', label: 'XOF' },
  { value: 'XAF', label: 'XAF' },
];
const DECIMALS = [
  { value: 'virgule', label: 'Virgule (1250,00)' },
  { value: 'point', label: 'Point (1250.00)' },
];

/** A month for the accountant. */
export function JournalDownload() {
  const id = useId();
  const [chosen, choose] = useState<string>();
  const [currency, setCurrency] = useState('');
  const [decimals, setDecimals] = useState('virgule');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const today = useCashDay().shop?.day;
  const month = chosen ?? today?.slice(0, 7) ?? '';
  async function download() {
    setBusy(true);
    setProblem(null);
    try {
      const query = new URLSearchParams({ month, decimals, ...(currency && { currency }) });
      const answer = await fetch(`${API}/accounting/journal?${query}`, {
        headers: { authorization: `Bearer ${readToken() ?? ''}` },
      });
      if (!answer.ok) throw await answer.json();
      saveFile(await answer.blob(), `journal-${month}.csv`);
    } catch (error) {
      setProblem(messageOf(error, 'Le journal n’a pas pu être exporté'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <div className="cash-form">
        <label htmlFor={`${id}month`}>
          Mois
          <Input id={`${id}month`} type="month" value={month} onChange={(event) => choose(event.target.value)} />
        </label>
        <label htmlFor={`${id}currency`}>
          Monnaie
          <Select id={`${id}currency`} value={currency} onChange={setCurrency} options={CURRENCIES} />
        </label>
        <label htmlFor={`${id}decimals`}>
          Décimales
          <Select id={`${id}decimals`} value={decimals} onChange={setDecimals} options={DECIMALS} />
        </label>
        <Button disabled={!month} loading={isBusy} onClick={() => void download()}>
          Télécharger
        </Button>
      </div>
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
    </>
  );
}
