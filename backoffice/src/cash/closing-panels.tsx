import { Panel } from '../ui/page/panel.tsx';
import { CloseDay } from './close-day.tsx';
import { JournalDownload } from './journal-download.tsx';

/** Above the closings: the way to close a day, and the journal of a month. */
const ClosingPanels = () => (
  <div className="panels">
    <Panel title="Clôturer une journée" subtitle="Une fois la journée clôturée, rien n’y change plus.">
      <CloseDay />
    </Panel>
    <Panel title="Journal comptable" subtitle="Ventes, encaissements et paiements d’un mois, en CSV (plan SYSCOHADA).">
      <JournalDownload />
    </Panel>
  </div>
);

export default ClosingPanels;
