import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/quick.ts';
import { addAccount } from '../../src/people/accounts/account-store.ts';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';

const PAIRS = rounds('EDIT_PAIRS', 100, 25);
const ADMINISTRATORS = ['awa@example.com', 'binta@example.com'] as const;

const shop = withTestApp();
let tokens: string[];
beforeAll(async () => {
  tokens = await Promise.all(
    ADMINISTRATORS.map(async (email) =>
      openSession(shop.database, await addAccount(shop.database, email, 'mot de passe sûr', 'admin')),
    ),
  );
});

const call = (who: number, method: string, url: string, json?: object, ifMatch?: string) =>
  shop.call(method, url, {
    token: tokens[who]!,
    json,
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });
type Answer = Awaited<ReturnType<typeof call>>;
/** A record as one of them sees it before editing: its address, itself and its tag. */
async function open(who: number, url: string) {
  const { body, headers } = await call(who, 'GET', url);
  return { body, etag: String(headers.etag) };
}
const lastEntry = async (recordId: string) => (await call(0, 'GET', `/audit?recordId=${recordId}&_end=1`)).body[0];

/** Of two answers: the refused one, and the author of the other. */
function split(answers: [Answer, Answer], refusal: number) {
  expect(answers.map(({ status }) => status).sort()).toEqual([200, refusal]);
  const loser = answers[0].status === 200 ? 1 : 0;
  return { won: answers[1 - loser]!, refused: answers[loser]!, winner: 1 - loser, loser };
}

describe('P56 no lost update', () => {
  it(`P56: of ${PAIRS} pairs of edits at once, the second gets a conflict each time, and none is overwritten unseen`, async () => {
    const brand = (await call(0, 'POST', '/brands', { name: 'Sènami' })).body;
    const category = (await call(0, 'POST', '/categories', { title: 'Corps' })).body;
    const product = await makeProduct(shop);
    const order = (await shop.call('POST', '/orders', { json: orderOf([product]) })).body;
    const account = await shop.signUp();
    const flip = (value: boolean) => (value ? 'admin' : 'user');
    /** Each kind of edit: its address, where the record is read, and what one of the two writes in a round. */
    const edits: [string, string, string, (who: number, round: number) => object][] = [
      [
        'PATCH',
        `/products/${product.id}`,
        `/products/${product.id}`,
        (who, round) => ({ price: 1_000 + 2 * round + who }),
      ],
      ['PUT', `/brands/${brand.id}`, `/brands/${brand.id}`, (who, round) => ({ name: `Marque ${round} de ${who}` })],
      [
        'PATCH',
        `/categories/${category.id}`,
        `/categories/${category.id}`,
        (who, round) => ({ title: `Rayon ${round} de ${who}` }),
      ],
      [
        'PATCH',
        `/orders/${order.id}/status`,
        `/orders/${order.id}`,
        (who, round) => ({
          status: [
            ['paid', 'shipped'],
            ['cancelled', 'completed'],
          ][(round / 5) % 2]![who],
        }),
      ],
      [
        'PATCH',
        `/users/${account.id}`,
        `/users/${account.id}`,
        (who, round) => (who ? { isActive: (round / 5) % 2 !== 0 } : { role: flip((round / 5) % 2 === 0) }),
      ],
    ];
    let notified = 0;
    for (let round = 0; round < PAIRS; round += 1) {
      const [method, url, read, valuesOf] = edits[round % edits.length]!;
      // The account's two edits start from where both change something.
      if (url.startsWith('/users')) {
        const isEven = Math.floor(round / 5) % 2 === 0;
        await shop.database.execute(
          sql`update users set role = ${flip(!isEven)}, is_active = ${isEven} where id = ${account.id}`,
        );
      }
      const step = Math.floor(round / 5) * 5;
      const seen = await Promise.all([open(0, read), open(1, read)]);
      const both = (await Promise.all(
        [0, 1].map((who) => call(who, method, url, valuesOf(who, step), seen[who]!.etag)),
      )) as [Answer, Answer];
      const { won, refused, winner, loser } = split(both, 412);
      const now = await open(0, read);
      expect(now.body).toMatchObject(valuesOf(winner, step));
      expect(now.body).toEqual(won.body);
      // The second caller gets the current values, their tag, author and time.
      expect(refused.body).toMatchObject({
        error: 'stale_version',
        current: now.body,
        changed: { by: ADMINISTRATORS[winner], at: now.body.updatedAt },
      });
      expect(refused.headers.etag).toBe(now.etag);
      expect(refused.body.message).toContain(ADMINISTRATORS[winner]);
      // Having seen it, it goes through.
      expect((await call(loser, method, url, valuesOf(loser, step), now.etag)).status).toBe(200);
      notified += 1;
    }
    process.stdout.write(`P56: ${PAIRS} pairs of edits at once: ${notified} refused, 0 overwritten unseen\n`);
    expect(notified).toBe(PAIRS);
  });

  it('P56: an undo and an edit at once: the second gets a conflict', async () => {
    const outcomes = { undosRefused: 0, editsRefused: 0 };
    for (let round = 0; round < 12; round += 1) {
      const { id } = await makeProduct(shop, { price: 1_000 });
      await call(0, 'PATCH', `/products/${id}`, { price: 2_000 });
      const entry = await lastEntry(id);
      const { etag } = await open(1, `/products/${id}`);
      const [undone, edited] = await Promise.all([
        call(0, 'POST', `/audit/${entry.id}/restore`),
        call(1, 'PATCH', `/products/${id}`, { price: 3_000 }, etag),
      ]);
      const { body } = await open(0, `/products/${id}`);
      if (undone.status === 200) {
        expect([edited.status, body.price]).toEqual([412, 1_000]);
        outcomes.editsRefused += 1;
      } else {
        expect([undone.status, edited.status, body.price]).toEqual([409, 200, 3_000]);
        expect(undone.body.changes).toMatchObject([
          { field: 'price', label: 'Prix', value: 3_000, by: ADMINISTRATORS[1] },
        ]);
        outcomes.undosRefused += 1;
      }
    }
    process.stdout.write(
      `P56: 12 undos against edits at once: ${outcomes.undosRefused} undos and ${outcomes.editsRefused} edits refused\n`,
    );
    expect(outcomes.undosRefused + outcomes.editsRefused).toBe(12);
  });

  it('P56: two undos that were confirmed over the same version: one goes through, the other needs a new confirmation', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id }: Product = await makeProduct(shop, { price: 1_000, name: 'Savon' });
      await call(0, 'PATCH', `/products/${id}`, { price: 2_000 });
      const first = await lastEntry(id);
      await call(1, 'PATCH', `/products/${id}`, { price: 3_000 });
      const requested = await call(0, 'POST', `/audit/${first.id}/restore`);
      expect([requested.status, requested.body.current.price]).toEqual([409, 3_000]);
      const etag = String(requested.headers.etag);
      const answers = (await Promise.all([
        call(0, 'POST', `/audit/${first.id}/restore`, { force: true }, etag),
        call(1, 'PATCH', `/products/${id}`, { price: 4_000 }, etag),
      ])) as [Answer, Answer];
      const [undone, edited] = answers;
      const { price } = (await open(0, `/products/${id}`)).body;
      expect([undone.status, edited.status, price]).toEqual(
        undone.status === 200 ? [200, 412, 1_000] : [409, 200, 4_000],
      );
    }
  });

  it('P56: a deletion without the version of the last edit gets a conflict; without If-Match everything goes as before', async () => {
    const { id } = await makeProduct(shop);
    const { etag } = await open(0, `/products/${id}`);
    const json = { price: 4_000 };
    expect((await call(1, 'PATCH', `/products/${id}`, json)).status).toBe(200);
    const refused = await call(0, 'DELETE', `/products/${id}`, undefined, etag);
    expect([refused.status, refused.body.current.price]).toEqual([412, 4_000]);
    expect((await call(0, 'DELETE', `/products/${id}`)).status).toBe(204);
  });
});
