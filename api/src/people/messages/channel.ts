/** A message as it leaves. `recipient` is an e-mail address or a phone number in E.164. */
export type Outgoing = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  leaveUrl?: string | null;
};

/** One way for messages to leave the shop. */
export type Channel = {
  /**
   * Resolves when the other side has taken the message; the id is the same at each try, so that it can tell. Throws
   * `Refused` when it never will, anything else when it may later.
   */
  send(message: Outgoing): Promise<void>;
  close(): void;
};

/** The other side will not have a message, now or later. */
export class Refused extends Error {}

/** An other side that says nothing for so long is given up, in ms; well under the first pause of `delivery.ts`. */
export const TIMEOUT_MS = 20_000;
