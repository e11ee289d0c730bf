import { formatNumber, plural } from '@karite/shared/format';
import { isWhollyAdmins } from '@karite/shared/resource';
import { exportSchedules } from '@karite/shared/resources';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayHere } from '../../providers/actor.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { MOST_TICKED, type Shown, scheduleAddress, tickedOf } from './export-query.ts';
import { JobProgress } from './job-progress.tsx';
import { useExport } from './use-export.ts';
import './exchange.css';

const FORMATS = [
  { format: 'csv', label: 'Exporter en CSV' },
  { format: 'xlsx', label: 'Exporter pour Excel' },
] as const;

type ExchangePanelProps = Shown & { close: () => void; open: (window: 'import' | 'history') => void };

/** What is exported of the list (R1530): what it finds or what is ticked, in its order, with the columns that it shows or with all. */
export default function ExchangePanel({ close, open, ...shown }: ExchangePanelProps) {
  const { resource } = shown;
  const go = useNavigate();
  const [isWhole, setWhole] = useState(false);
  const { busy, job, write } = useExport(shown, close);
  const ticked = tickedOf(shown);
  const isTooMuch = ticked !== null && ticked.length > MOST_TICKED;
  const mayImport = (['create', 'update'] as const).every(
    (operation) => isWhollyAdmins(resource, operation) && mayHere(resource.name, operation),
  );
  return (
    <section className="exchange-menu" aria-label="Exporter, importer">
      <span className="quiet">
        {ticked ? `Sélection : ${plural(ticked.length, 'ligne')}` : `Toute la liste : ${plural(shown.total, 'ligne')}`}
      </span>
      <Checkbox checked={isWhole} disabled={busy !== null} onChange={(event) => setWhole(event.target.checked)}>
        Toutes les colonnes
      </Checkbox>
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          type="text"
          loading={busy === format}
          disabled={isTooMuch || (busy !== null && busy !== format)}
          onClick={() => write(format, isWhole)}
        >
          {label}
        </Button>
      ))}
      {busy && <JobProgress job={job} />}
      {isTooMuch && (
        <Alert
          type="warning"
          message={`${formatNumber(MOST_TICKED)} lignes cochées au plus, ou toute la liste`}
          role="alert"
        />
      )}
      {mayHere(exportSchedules.name, 'create') && resource.name !== exportSchedules.name && !ticked && (
        <Button type="text" onClick={() => go(scheduleAddress(shown, isWhole))}>
          Recevoir par e-mail...
        </Button>
      )}
      {mayImport && (
        <>
          <Button type="text" onClick={() => open('import')}>
            Importer un fichier...
          </Button>
          <Button type="text" onClick={() => open('history')}>
            Derniers imports
          </Button>
        </>
      )}
    </section>
  );
}
