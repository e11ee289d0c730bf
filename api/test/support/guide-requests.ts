import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Makes the requests, each as the account named before it. The next line is the answer, or a part of it; `as name` stores the id of a record, or of the first in a list. */
export async function makeRequests(shop: TestApp, lines: readonly string[]): Promise<void> {
  const tokens = new Map([['admin', shop.adminToken]]);
  const ids = new Map<string, string>();
  const filled = (text: string) => text.replace(/\$(\w+)/g, (name, key) => ids.get(key) ?? name);
  for (let at = 0; at < lines.length; at += 2) {
    const [stated, , who = '', method = '', url = '', json] =
      /^((\w+) +(\w+) (\S+)(?: ({.*}))?)$/.exec(lines[at]!) ?? [];
    const [, status, body, name] = /^(\d{3})(?: ([{[].*?))?(?: as (\w+))?$/.exec(lines[at + 1]!) ?? [];
    if (!stated || !status) throw new Error(`This is no request and its answer: ${lines[at]} / ${lines[at + 1]}`);
    if (who === 'shopper' && !tokens.has(who)) tokens.set(who, (await shop.signUp()).token);
    const answer = await shop.call(method, filled(url), {
      token: tokens.get(who),
      ...(json && { json: JSON.parse(filled(json)) }),
    });
    expect(answer.status, stated).toBe(Number(status));
    if (body) expect(answer.body, stated).toMatchObject(JSON.parse(body));
    if (name) ids.set(name, [answer.body].flat()[0].id);
  }
}
