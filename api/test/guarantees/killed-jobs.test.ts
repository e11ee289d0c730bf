import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';

const EXPORTED = 20_000;
/** Rows that one statement adds. */
const AT_A_TIME = 2_000;
const IMPORTED = 2_000;
const LONG_MS = 180_000;

type Notified = {
  id: string;
  state: string;
  step: string;
  done: number;
  total: number;
  problem: string | null;
  report: { created: number; isSaved: boolean; unsavedCount: number; problems: object[] } | null;
};

let own: OwnDatabase;
let server: ServerProcess;
beforeAll(async () => {
  own = await openOwnDatabase();
  server = await startServer(own);
}, LONG_MS);
afterAll(async () => {
  await server.kill();
  await own.close();
});

const ask = async (method: string, path: string, body?: FormData) => {
  const headers = { authorization: `Bearer ${own.adminToken}` };
  const answer = await fetch(`${server.api}${path}`, { method, headers, ...(body && { body }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};
const notified = async (method: string, path: string, body?: FormData): Promise<Notified> =>
  (await (await ask(method, path, body)).json()) as Notified;
type Is = (job: Notified) => boolean | Promise<boolean>;
async function until(id: string, is: Is): Promise<Notified> {
  for (;;) {
    const job = await notified('GET', `/jobs/${id}`);
    if (await is(job)) return job;
    await pause(5);
  }
}
const hasEnded = ({ state }: Notified) => state !== 'running';
const attemptsAt = async (id: string) =>
  (await own.database.execute<{ attempts: number }>(sql`select attempts from jobs where id = ${id}`)).rows[0]?.attempts;

/** Kills the process that has a job, and starts another. */
async function killAt(id: string, is: Is): Promise<Notified> {
  const at = await until(id, async (job) => hasEnded(job) || is(job));
  await server.kill();
  expect(at.state).toBe('running');
  // As after half a minute without a sign of life.
  await own.database.execute(sql`update jobs set beat_at = now() - interval '31 seconds' where id = ${id}`);
  server = await startServer(own);
  return at;
}

describe('P52: a job of a killed process is ended by another', () => {
  it(
    'an export, whose file is whole',
    async () => {
      for (let from = 1; from <= EXPORTED; from += AT_A_TIME)
        await own.database.execute(sql`
          insert into products (name, price, sale_price, in_stock, is_on_promo, from_price, is_available, variants, variants_in_stock)
          select 'Exporté ' || number, 1000, 1000, true, false, 1000, true, 0, 0
          from generate_series(${from}::int, ${from + AT_A_TIME - 1}::int) number`);
      const { id } = await notified('POST', '/products/export?format=csv&name_like=Exporté');
      const isBegun = async () =>
        (await own.database.execute(sql`select from job_files where job_id = ${id}`)).rows.length > 0;
      const at = await killAt(id, isBegun);
      expect(at.done).toBeLessThan(EXPORTED);
      expect(await until(id, hasEnded)).toMatchObject({ state: 'done', done: EXPORTED, problem: null });
      expect(await attemptsAt(id)).toBe(2);
      const file = await (await ask('GET', `/jobs/${id}/file`)).text();
      const names = file.match(/Exporté \d+/g) ?? [];
      expect([names.length, new Set(names).size]).toEqual([EXPORTED, EXPORTED]);
      figure('P52', `an export of ${EXPORTED} rows killed with the first piece of its file: ended by another, whole`);
    },
    LONG_MS,
  );

  describe('an import, with each row saved once', () => {
    beforeEach(() => own.database.execute(sql`delete from products where name like 'Importé %'`));
    const begin = async () => {
      const rows = Array.from({ length: IMPORTED }, (_, at) => `Importé ${at};1000\n`);
      const form = new FormData();
      form.append('file', new File([`Nom;Prix\n${rows.join('')}`], 'produits.csv'));
      return (await notified('POST', '/products/import', form)).id;
    };

    it.each([
      ['is read or checked', ({ step, done }: Notified) => step === 'checking' && done > 0],
      ['is saved', ({ report }: Notified) => (report?.created ?? 0) > 0],
    ])(
      'as it %s',
      async (what, is) => {
        const id = await begin();
        const at = await killAt(id, is);
        expect(await until(id, hasEnded)).toMatchObject({
          state: 'done',
          report: { created: IMPORTED, isSaved: true, unsavedCount: 0, problems: [] },
        });
        expect(await attemptsAt(id)).toBe(2);
        const { rows } = await own.database.execute<{
          count: number;
          names: number;
          entries: number;
          left: number;
        }>(sql`
          select count(*)::int as count, count(distinct name)::int as names,
            (select count(*)::int from import_changes where job_id = ${id}) as entries,
            (select count(*)::int from job_rows where job_id = ${id}) + (select count(*)::int from job_files where job_id = ${id}) as left
          from products where name like 'Importé %'`);
        expect(rows).toEqual([{ count: IMPORTED, names: IMPORTED, entries: IMPORTED, left: 0 }]);
        expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
        figure(
          'P52',
          `an import killed as it ${what}, at ${at.done} of ${IMPORTED} rows: ended by another, each row once`,
        );
      },
      LONG_MS,
    );
  });
});
