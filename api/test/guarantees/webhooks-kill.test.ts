import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts';
import { figure } from './support/figure.ts';

const KILLS = 4;
const BRANDS = 4;
/** What the worker of the last server needs for all that is left, in ms. */
const REST_MS = 20_000;
const UNDONE = 'Jamais enregistrée';

let own: OwnDatabase;
let receiver: Receiver;
let server: ServerProcess;
beforeAll(async () => {
  own = await openOwnDatabase();
  receiver = await startReceiver();
  // Long enough that some are on their way when their server dies.
  receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 30);
});
afterAll(async () => {
  await server?.kill();
  await receiver.close();
  await own.close();
});

const start = () => startServer(own, { environment: { WEBHOOKS_LOCAL: 'on' } });
const create = async (path: string, json: object): Promise<{ id: string }> => {
  const answer = await postJson(server, path, json, own.adminToken);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string };
};

/** Renames a brand again and again, by whichever server is there; counts what was acknowledged, and what was cut. */
async function rename(id: string, isOver: () => boolean, count: { acknowledged: number; cut: number }): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const answer = await fetch(`${server.api}/brands/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${own.adminToken}` },
      body: JSON.stringify({ name: `Marque ${id} ${turn}` }),
    }).catch(() => null);
    if (answer?.status === 200) count.acknowledged += 1;
    else count.cut += 1;
    await pause(180);
  }
}

/** A change that is rolled back after its trigger has queued an event. */
const undo = (id: string) =>
  own.database
    .transaction(async (transaction) => {
      await transaction.execute(
        sql`update brands set name = ${UNDONE}, row_version = row_version + 1 where id = ${id}`,
      );
      throw new Error(UNDONE);
    })
    .catch(() => undefined);

const waiting = async () =>
  (
    await own.database.execute<{ count: number }>(
      sql`select count(*)::int as count from "webhook-deliveries" where status = 'waiting'`,
    )
  ).rows[0]!.count;
/** The pause before an event of a dead server is sent again is spared. */
const makeDue = () =>
  own.database.execute(sql`
    update "webhook-deliveries" set next_try_at = now() where status = 'waiting' and next_try_at > now() + interval '1 second'`);

/** An event, with the version that its change made of the record. */
type Noted = { id: string; recordId: string; version: number };

describe('webhooks while the server is killed', () => {
  it(
    `${KILLS} kills: every change that was made is delivered, in the order of its record, and none that was undone`,
    async () => {
      const random = randomFor('webhooks and kill -9');
      server = await start();
      await create('/webhooks', {
        name: 'Stock',
        url: receiver.url,
        isOpen: true,
        events: [{ resource: 'brands', event: 'all' }],
      });
      const brands = await Promise.all(
        Array.from({ length: BRANDS }, (_, at) => create('/brands', { name: `Marque ${at}`, featured: false })),
      );
      const count = { acknowledged: 0, cut: 0 };
      let isOver = false;
      const writing = Promise.all(brands.map(({ id }) => rename(id, () => isOver, count)));
      for (let kill = 0; kill < KILLS; kill += 1) {
        const next = await start();
        await Promise.all(brands.map(({ id }) => undo(id)));
        await pause(200 + random.next() * 400);
        const former = server;
        server = next;
        await former.kill();
        await makeDue();
      }
      isOver = true;
      await writing;
      const left = await waiting();
      for (const since = Date.now(); (await waiting()) > 0 && Date.now() - since < REST_MS; await pause(200))
        await makeDue();

      const { rows } = await own.database.execute<{ id: string; version: number }>(
        sql`select id, row_version as version from brands`,
      );
      const repeated = receiver.received.length - rows.reduce((sum, { version }) => sum + version, 0);
      figure(
        'webhooks',
        `${count.acknowledged} changes, ${count.cut} cut, ${left} left to the last server, ${repeated} delivered twice`,
      );
      expect(await waiting()).toBe(0);
      expect(rows).toHaveLength(BRANDS);
      // Each change is the next version of its record; those of cut requests may have been made as well.
      expect(rows.reduce((sum, { version }) => sum + version - 1, 0)).toBeGreaterThanOrEqual(count.acknowledged);
      const { rows: noted } = await own.database.execute<Noted>(sql`
        select id, record_id as "recordId", version from "webhook-deliveries" order by position`);
      for (const { id, version } of rows) {
        const events = noted.filter(({ recordId }) => recordId === id);
        expect(events.map((event) => event.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
        const notified = receiver.received
          .filter(({ event }) => event.recordId === id)
          .map(({ event }) => events.findIndex((one) => one.id === event.id));
        expect(notified).toEqual(notified.toSorted((one, other) => one - other));
        expect([...new Set(notified)]).toEqual(events.map((_, at) => at));
      }
      expect(receiver.received.some(({ body }) => body.includes(UNDONE))).toBe(false);
      expect(count.acknowledged).toBeGreaterThan(BRANDS * 2);
    },
    REST_MS + KILLS * 30_000,
  );
});
