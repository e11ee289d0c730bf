import { type WebhookDelivery, webhookDeliveries } from '@karite/shared/resources';
import type { NamedCells } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { SendAgainAction, SendSelectedAgain } from './send-again.tsx';

const CELLS: NamedCells<WebhookDelivery> = {
  status: ({ record }) => <DeliveryState delivery={record} />,
};
const ACTIONS = [SendAgainAction];
const EMPTY = { narrowed: 'Aucun envoi trouvé', none: 'Aucun envoi' };

/** The deliveries of webhooks, their state, and the way to send them again. */
const DeliveriesPage = () => (
  <ResourcePage
    resource={webhookDeliveries}
    actions={ACTIONS}
    bulk={SendSelectedAgain}
    cells={CELLS}
    dated="Noté le"
    empty={EMPTY}
  />
);

export default DeliveriesPage;
