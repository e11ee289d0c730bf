import { addressOf, type PathOf } from '@karite/shared/client';
import { type Order, orders } from '@karite/shared/resources';
import { API } from '../providers/api.ts';
import { request } from '../providers/http-client.ts';
import { onlyIf } from '../providers/refusals.ts';
import { laterAction } from '../resource/later-action.tsx';
import type { ResourcePageProps } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { ORDER_CELLS } from './order-cells.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { StatusAction } from './status-action.tsx';
import { StepSummary } from './step-summary.tsx';

const LinkAction = laterAction<Order>(() => import('./link-action.tsx').then((it) => it.LinkAction));

const ACTIONS = [StatusAction, LinkAction];
type OrdersPageProps = Required<Pick<ResourcePageProps<typeof orders>, 'actions' | 'bulk' | 'details' | 'tells'>>;
const EMPTY = { narrowed: 'Aucune commande trouvée', none: 'Aucune commande disponible' };

const PATH = '/orders/{id}/status' satisfies PathOf<'PATCH'>;
const setStatus = ({ id }: Order, status: string, etag: string | undefined) =>
  request('PATCH', API + addressOf(PATH, { path: { id } }), { status }, onlyIf(etag));

/** Orders: what the declaration says, the tiles, the change of status, and the details with lines, totals and history. */
const OrdersPage = ({ actions, bulk, details, tells }: OrdersPageProps) => (
  <ResourcePage
    resource={orders}
    above={<OrderTiles />}
    actions={[...ACTIONS, ...actions]}
    bulk={bulk}
    stepNote={StepSummary}
    details={details}
    cells={ORDER_CELLS}
    tells={tells}
    isRestorable
    setState={setStatus}
    dated="Date"
    empty={EMPTY}
  />
);

export default OrdersPage;
