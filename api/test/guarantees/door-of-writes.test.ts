import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { resources } from '@karite/shared/resources';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '../../src');

/** The engine itself, and what fills an empty shop or takes one over whole. */
const ENGINE = /^(resource|database|operations)\//;

/** Where else a declared table is written beside the door (`resource/write/write.ts`, `delete-record.ts`), and why. */
const BESIDE_THE_DOOR: Record<string, string> = {
  'accounts/account-store.ts: api-tokens': 'they end with the doors of their account',
  'accounts/account-store.ts: users': 'the first administrator, before there is an app',
  'accounts/api-token-routes.ts: api-tokens': 'the hash of a secret, no field',
  'accounts/delete-account.ts: orders': 'as their key does by itself: nothing leads to the account any more',
  'accounts/email-confirmation.ts: users': 'whether its owner reads the address, no field',
  'accounts/own-account.ts: users': 'the hash of a password, no field',
  'accounts/password-reset.ts: users': 'the hash of a password, no field',
  'cash/close-day.ts: cash-receipts': 'which closing counts them, of all at once: the closing is what happened',
  'collections/best-sellers.ts: products': 'their rank among the best sellers, which nobody edits',
  'messages/push/push-channel.ts: push-subscriptions': 'a browser that is gone, as its push service says',
  'messages/push/push-routes.ts: push-subscriptions': 'keys of a browser, which nobody edits',
  'messages/stock-requests.ts: stock-requests': 'those who were told, however many, in the save of a product',
  'newsletter/send-letters.ts: letters': 'how far it has gone, with what is written',
  'newsletter/subscription.ts: newsletter': 'what its owner did by a link: who leaves, leaves nothing behind',
  'notifications/choices.ts: notification-choices': 'what its owner did by the link of an e-mail',
  'notifications/choices.ts: saved-carts': 'a copy goes when nobody agrees to it any more',
  'notifications/fallen-prices.ts: price-watches': 'the price that was last told',
  'notifications/left-carts.ts: saved-carts': 'when it was told',
  'notifications/notifications-plugin.ts: alerts': 'what the shop tells of itself, however many',
  'notifications/read-all.ts: alerts': 'that all were read',
  'notifications/saved-carts.ts: saved-carts': 'a copy of what a browser holds, which nobody edits',
  'notifications/shopper-hooks.ts: saved-carts': 'a copy goes when nobody agrees to it any more',
  'notifications/tasks.ts: alerts': 'old ones go, however many',
  'notifications/tasks.ts: price-watches': 'nothing is left to say of a product that is gone',
  'order-state/link-life.ts: orders': 'another version alone',
  'payments/ask-refund.ts: refunds': 'when it is asked for again',
  'payments/check-payment.ts: payments': 'when it was asked for',
  'payments/notice-routes.ts: payments': 'what a notice named, and when it is asked about',
  'payments/check-due.ts: payments': 'when it is asked for again',
  'payments/settle.ts: payments': 'when it is asked for again',
  'server/access/api-tokens.ts: api-tokens': 'the last use, once a minute',
  'webhooks/webhook-routes.ts: webhooks': 'a secret, no field',
};

/** Hooks of the others don't compile. */
const named = resources.flatMap(({ name, isLog }) => (isLog ? [] : [name]));
/** A statement that writes a declared table. */
const STATEMENT = new RegExp(
  `(?:insert into|update|delete from)\\s+"?(${named.join('|')})"?\\s+(?:as|set|where|\\(|\\w+ set)`,
  'gi',
);

const writtenIn = (text: string): string[] => [
  ...new Set([...text.matchAll(STATEMENT)].flatMap(([, name]) => name ?? [])),
];

const sources = async (): Promise<[string, string][]> => {
  const found = (await readdir(SOURCES, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !ENGINE.test(name),
  );
  return Promise.all(
    found.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(SOURCES, name), 'utf8')]),
  );
};

it('what is edited is written through the door that runs its hooks, or for a reason', async () => {
  const files = await sources();
  expect(files.length).toBeGreaterThan(100);
  const beside = files.flatMap(([file, text]) => writtenIn(text).map((table) => `${file}: ${table}`));
  expect(beside.sort()).toEqual(Object.keys(BESIDE_THE_DOOR).sort());
});

/** The engine's own parts, which a feature would put together anew. */
it('no feature saves by the parts of the door', async () => {
  const parts = /\b(?:insertRecord|insertUnlessTaken|updateRecord|saveMany)\b/;
  const files = (await sources()).filter(([, text]) => parts.test(text)).map(([name]) => name);
  // The test event of a webhook, in the outbox that triggers write; the copy of a cart, instead of the one before.
  expect(files.sort()).toEqual(['notifications/saved-carts.ts', 'webhooks/webhook-routes.ts']);
});

it.each([
  ['update orders set status = 1', ['orders']],
  ['insert into "stock-requests" (id) values (1)', ['stock-requests']],
  ['delete from newsletter where email = 1', ['newsletter']],
  ['update users it set tries = 1', ['users']],
  ['update orders_history set by = null', []],
  ['delete from sessions where user_id = 1', []],
  ['select id from users where id = 1 for update', []],
])('knows %s', (text, tables) => expect(writtenIn(text)).toEqual(tables));
