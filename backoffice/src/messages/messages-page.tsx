import { type Message, messages } from '@karite/shared/resources';
import type { NamedCells } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { is, useCount } from '../resource/use-count.ts';
import { StatTiles } from '../ui/page/stat-tiles.tsx';
import { MessageState } from './message-state.tsx';
import { ResendAction, ResendSelected } from './resend-action.tsx';

const CELLS: NamedCells<Message> = {
  status: ({ record }) => <MessageState message={record} />,
};
const ACTIONS = [ResendAction];
const EMPTY = { narrowed: 'Aucun message trouvé', none: 'Aucun message' };
const FAILED = [is('status', 'failed')];
const WAITING = [is('status', 'waiting')];
const KEPT = [is('status', 'kept')];
const SENT = [is('status', 'sent')];

const MessageTiles = () => (
  <StatTiles
    tiles={[
      { label: 'Échecs', value: useCount(messages, FAILED), tone: 'bad', to: '/messages?status=failed' },
      { label: 'En cours d’envoi', value: useCount(messages, WAITING), tone: 'wait', to: '/messages?status=waiting' },
      { label: 'Non envoyés', value: useCount(messages, KEPT), tone: 'plain', to: '/messages?status=kept' },
      { label: 'Envoyés', value: useCount(messages, SENT), tone: 'good', to: '/messages?status=sent' },
    ]}
  />
);

/** What the shop wrote to its shoppers, whether it left, and the way to send it again. */
const MessagesPage = () => (
  <ResourcePage
    resource={messages}
    above={<MessageTiles />}
    actions={ACTIONS}
    bulk={ResendSelected}
    cells={CELLS}
    dated="Écrit le"
    empty={EMPTY}
  />
);

export default MessagesPage;
