import { returns } from '@karite/shared/resources';
import { RETURN_STATUS_LABELS, type ReturnStatus } from '@karite/shared/returns';
import type { NamedCell } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { Badge } from '../ui/badge.tsx';
import { SettleAction } from './settle-action.tsx';

const TONES = { requested: 'wait', accepted: 'wait', received: 'wait', refused: 'bad', refunded: 'good' } as const;

const CELLS: Record<string, NamedCell> = {
  'return-status': ({ value }) => (
    <Badge tone={TONES[value as ReturnStatus]}>{RETURN_STATUS_LABELS[value as ReturnStatus]}</Badge>
  ),
};
const ACTIONS = [SettleAction];
const EMPTY = { narrowed: 'Aucun retour trouvé', none: 'Aucun retour demandé' };

/** What shoppers want to give back, and what becomes of it. */
const ReturnsPage = () => (
  <ResourcePage resource={returns} actions={ACTIONS} cells={CELLS} dated="Demandé le" empty={EMPTY} />
);

export default ReturnsPage;
