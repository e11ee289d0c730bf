import { type CashClosing, cashClosings } from '@karite/shared/resources';
import type { NamedCells } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { Panel } from '../ui/panel.tsx';
import { CloseDay } from './close-day.tsx';
import { ClosingDetails } from './closing-details.tsx';
import { dayText } from './day-text.ts';
import { JournalDownload } from './journal-download.tsx';

const CELLS: NamedCells<CashClosing> = { day: ({ record }) => dayText(record.day) };

const Above = () => (
  <div className="panels">
    <Panel title="Clôturer une journée" subtitle="Une clôture est gardée et ne change plus.">
      <CloseDay />
    </Panel>
    <Panel title="Journal comptable" subtitle="Ventes, encaissements et paiements d'un mois, en CSV (plan SYSCOHADA).">
      <JournalDownload />
    </Panel>
  </div>
);

/** The closings of the days, the way to close one, and the journal. */
const ClosingsPage = () => (
  <ResourcePage resource={cashClosings} above={<Above />} cells={CELLS} details={ClosingDetails} dated="Clôturée le" />
);

export default ClosingsPage;
