import type { MessageDeclaration } from './define-message.ts';
import { EVENT_LABELS, WRITTEN_LABELS } from './labels.ts';

/** The messages of the shop's own; `resources/index.ts` registers them. */
export const ownMessages: MessageDeclaration[] = [];

/** Registers messages of the shop's own beside Karité's. */
export function registerMessages(messages: readonly MessageDeclaration[]): void {
  for (const message of messages) {
    ownMessages.push(message);
    EVENT_LABELS[message.name] = message.label;
    WRITTEN_LABELS[message.name] = message.label;
  }
}
