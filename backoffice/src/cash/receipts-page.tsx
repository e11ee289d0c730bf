import { cashReceipts } from '@karite/shared/resources';
import { ResourcePage } from '../resource/resource-page.tsx';
import { ReceiptActions } from './receipt-actions.tsx';

const ACTIONS = [ReceiptActions];

/** Cash on delivery: what is on its way and what came. */
const ReceiptsPage = () => <ResourcePage resource={cashReceipts} actions={ACTIONS} dated="Remise le" />;

export default ReceiptsPage;
