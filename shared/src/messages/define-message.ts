import type { NotificationKind } from '../notifications/kinds.ts';
import type { ChannelName } from './labels.ts';

/** A message with names in place of what differs. Without `html` the text is laid out as it is. */
export type Template = { subject: string | null; text: string; html: string | null; isOn: boolean };

/** A value that a template may name between `{{` and `}}`: its meaning, and an example for the preview. */
export type PlaceholderDeclaration = {
  readonly label: string;
  readonly sample: string;
  /** Typed by a visitor, whose phone number nobody vouches for: no SMS contains it. */
  readonly isTyped?: true;
};

/** An event of which the shop writes to people. */
export type MessageDeclaration<Name extends string = string> = {
  /** Small letters, digits and dashes: the event's name in the database and in requests. */
  readonly name: string;
  /** In French, as administrators read it in the editor and in lists. */
  readonly label: string;
  /** When it is sent, below its label in the editor. */
  readonly help?: string;
  /** What its templates may name, in small letters. */
  readonly values: Readonly<Record<Name, PlaceholderDeclaration>>;
  /** The text that is sent by each channel until administrators write another; by other channels it is not sent. */
  readonly templates: {
    readonly [C in ChannelName]?: Pick<Template, 'text'> & Partial<Template>;
  };
  /** Accounts that have this choice read it in the shop and on their devices too: the subject of the e-mail. */
  readonly notification?: NotificationKind;
};

/** Declares a message, Karité's own and those of `defineCustom({ messages })`. */
export const defineMessage = <const Name extends string>(message: MessageDeclaration<Name>): MessageDeclaration<Name> =>
  message;
