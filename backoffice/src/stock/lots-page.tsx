import { type Lot, lots, orders } from '@karite/shared/resources';
import { lazy, Suspense } from 'react';
import { mayHere } from '../providers/actor.ts';
import { RecordDetails } from '../resource/record-details.tsx';
import { ResourcePage } from '../resource/resource-page.tsx';
import { ExpiryTiles } from './expiry-tiles.tsx';
import { SheetLinks } from './sheet-links.tsx';

const EMPTY = { narrowed: 'Aucun lot trouvé', none: 'Aucun lot : indiquez-en le numéro à la réception des produits' };

const Above = () => (
  <>
    <SheetLinks />
    <ExpiryTiles />
  </>
);

/** Comes with the first lot that is opened. */
const LotBuyers = lazy(() => import('./lot-buyers.tsx').then((it) => ({ default: it.LotBuyers })));

/** A lot, and for those who read orders who bought of it. */
const Details = ({ record: lot }: { record: Lot }) => (
  <>
    <RecordDetails resource={lots} record={lot} />
    <Suspense>{mayHere(orders.name, 'read') && <LotBuyers lot={lot} />}</Suspense>
  </>
);

/** Lots, what soon expires first. */
const LotsPage = () => <ResourcePage resource={lots} above={<Above />} details={Details} empty={EMPTY} />;

export default LotsPage;
