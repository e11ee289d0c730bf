import type { MessageDeclaration } from '@karite/shared/messages';
import type { Writing } from '../engine/write/hooks.ts';
import type { Notified } from '../people/messages/person-messages.ts';

/** So many messages an hour to one address, where `mostPerHour` says nothing else. */
const MOST_PER_HOUR = 10;

/**
 * Writes a message of the shop's own to somebody, in the transaction that causes it: it leaves when that has committed, by each
 * channel that is switched on in the editor and that they have an address for. With a `key` that was used before nothing is written.
 */
export const tell = <Name extends string>(
  { app, transaction }: Pick<Writing, 'app' | 'transaction'>,
  message: MessageDeclaration<Name>,
  notified: Notified<NoInfer<Name>>,
): Promise<void> => app.messages.send(transaction, message, [{ mostPerHour: MOST_PER_HOUR, ...notified }]);
