import { stockSheets } from '@karite/shared/resources';
import { ResourcePage } from '../resource/resource-page.tsx';
import { SheetLinks } from './sheet-links.tsx';

const EMPTY = { narrowed: 'Aucune réception ni inventaire trouvé', none: 'Aucune réception ni inventaire encore' };

/** What was received and counted. */
const SheetsPage = () => <ResourcePage resource={stockSheets} above={<SheetLinks />} dated="Le" empty={EMPTY} />;

export default SheetsPage;
