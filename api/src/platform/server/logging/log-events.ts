/** Events that operators search for in the log, besides requests; each is a counter as well. */
export type LogEvent =
  | 'messages sent again'
  | 'login failed'
  | 'blocked'
  | 'refused'
  | 'upload refused'
  | 'reset requested'
  | 'reset used'
  | 'credentials changed'
  | 'email taken back'
  | 'email confirmed'
  | 'account link given'
  | 'session closed'
  | 'second factor changed'
  | 'passkey changed'
  | 'account changed'
  | 'account deleted'
  | 'status changed'
  | 'payment started'
  | 'way to pay changed'
  | 'payment settled'
  | 'notice refused'
  | 'order link renewed'
  | 'change undone'
  | 'import undone'
  | 'job cancelled'
  | 'webhook secret renewed'
  | 'api token secret taken'
  | 'webhook events sent again'
  | 'record tried again';

/** What an event is about: ids and words of ours, never what a visitor wrote. */
export type EventDetails = Record<string, string | number | boolean | null>;
