import { type Return, returns } from '@karite/shared/resources';
import { RETURN_STATUS_LABELS } from '@karite/shared/returns';
import type { NamedCells } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { SettleAction } from './settle-action.tsx';

const TONES = { requested: 'wait', accepted: 'wait', received: 'wait', refused: 'bad', refunded: 'good' } as const;

const CELLS: NamedCells<Return> = {
  'return-status': ({ record: { status } }) => <Badge tone={TONES[status]}>{RETURN_STATUS_LABELS[status]}</Badge>,
};
const ACTIONS = [SettleAction];
const EMPTY = { narrowed: 'Aucun retour trouvé', none: 'Aucun retour demandé' };

/** What shoppers want to return, and what becomes of it. */
const ReturnsPage = () => (
  <ResourcePage resource={returns} actions={ACTIONS} cells={CELLS} dated="Demandé le" empty={EMPTY} />
);

export default ReturnsPage;
