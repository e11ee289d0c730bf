import { webhookDeliveries, webhooks } from '@karite/shared/resources';
import { ResourcePage } from '../resource/resource-page.tsx';
import { is, useCount } from '../resource/use-count.ts';
import { StatTiles } from '../ui/page/stat-tiles.tsx';
import { SecretAction } from './secret-action.tsx';
import { TestAction } from './test-action.tsx';

const ACTIONS = [TestAction, SecretAction];
const EMPTY = { narrowed: 'Aucun webhook trouvé', none: 'Aucun webhook' };
const FAILED = [is('status', 'failed')];
const WAITING = [is('status', 'waiting')];
const DELIVERED = [is('status', 'delivered')];
const LISTED = '/webhook-deliveries?status=';

const DeliveryTiles = () => (
  <StatTiles
    tiles={[
      { label: 'Échecs', value: useCount(webhookDeliveries, FAILED), tone: 'bad', to: `${LISTED}failed` },
      { label: 'En attente', value: useCount(webhookDeliveries, WAITING), tone: 'wait', to: `${LISTED}waiting` },
      { label: 'Remis', value: useCount(webhookDeliveries, DELIVERED), tone: 'good', to: `${LISTED}delivered` },
    ]}
  />
);

/** The webhooks of the shop, and their deliveries of the last 30 days. */
const WebhooksPage = () => (
  <ResourcePage resource={webhooks} above={<DeliveryTiles />} actions={ACTIONS} empty={EMPTY} />
);

export default WebhooksPage;
