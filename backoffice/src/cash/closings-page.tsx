import { cashClosings } from '@karite/shared/resources';
import { type HttpError, useInvalidate } from '@refinedev/core';
import { Alert, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import { API } from '../providers/data-provider.ts';
import { readToken } from '../providers/token.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { Panel } from '../ui/panel.tsx';
import { saveFile } from '../ui/save-file.ts';
import { ClosingDetails } from './closing-details.tsx';
import './cash.css';

const today = () => new Date().toISOString().slice(0, 10);

/** Closes a day, for ever. */
function CloseDay() {
  const [day, setDay] = useState(today);
  const [isAsked, ask] = useState(false);
  const invalidate = useInvalidate();
  async function close() {
    await call('POST', '/cash-closings', { body: { day } });
    await invalidate({ resource: cashClosings.name, invalidates: ['resourceAll'] });
  }
  return (
    <Panel title="Clôturer une journée" subtitle="Une clôture est gardée et ne change plus.">
      <div className="cash-form">
        <Input type="date" aria-label="Jour" value={day} onChange={(event) => setDay(event.target.value)} />
        <Button type="primary" disabled={!day} onClick={() => ask(true)}>
          Clôturer
        </Button>
      </div>
      {isAsked && (
        <ConfirmModal title="Clôturer cette journée ?" okText="Clôturer" run={close} onClose={() => ask(false)}>
          <p>Ce qui est encore en route sera compté comme attendu, et de nouveau à la prochaine clôture.</p>
        </ConfirmModal>
      )}
    </Panel>
  );
}

/** A month for the accountant. */
function Journal() {
  const [month, setMonth] = useState(() => today().slice(0, 7));
  const [currency, setCurrency] = useState('');
  const [decimals, setDecimals] = useState('virgule');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
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
      setProblem((error as HttpError).message || 'Le journal n’a pas pu être exporté');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Panel title="Journal comptable" subtitle="Ventes, encaissements et paiements d'un mois, en CSV (plan SYSCOHADA).">
      <div className="cash-form">
        <Input type="month" aria-label="Mois" value={month} onChange={(event) => setMonth(event.target.value)} />
        <Select
          aria-label="Monnaie"
          value={currency}
          onChange={setCurrency}
          options={[
            { value: '', label: 'XOF et XAF' },
            { value: 'XOF', label: 'XOF' },
            { value: 'XAF', label: 'XAF' },
          ]}
        />
        <Select
          aria-label="Décimales"
          value={decimals}
          onChange={setDecimals}
          options={[
            { value: 'virgule', label: 'Virgule décimale' },
            { value: 'point', label: 'Point décimal' },
          ]}
        />
        <Button disabled={!month} loading={isBusy} onClick={() => void download()}>
          Télécharger
        </Button>
      </div>
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
    </Panel>
  );
}

const Above = () => (
  <div className="panels">
    <CloseDay />
    <Journal />
  </div>
);

/** The closings of the days, the way to close one, and the journal. */
const ClosingsPage = () => (
  <ResourcePage resource={cashClosings} above={<Above />} details={ClosingDetails} dated="Clôturée le" />
);

export default ClosingsPage;
