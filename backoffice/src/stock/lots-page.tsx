import { lots } from '@karite/shared/resources';
import { ResourcePage } from '../resource/resource-page.tsx';
import { ExpiryTiles } from './expiry-tiles.tsx';
import { SheetLinks } from './sheet-links.tsx';
import './stock.css';

const EMPTY = { narrowed: 'Aucun lot trouvé', none: 'Aucun lot : une réception qui en nomme un le crée' };

const Above = () => (
  <>
    <SheetLinks />
    <ExpiryTiles />
  </>
);

/** Lots, what soon expires first. */
const LotsPage = () => <ResourcePage resource={lots} above={<Above />} empty={EMPTY} />;

export default LotsPage;
