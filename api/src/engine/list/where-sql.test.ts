import {
  boolean,
  choice,
  dateTime,
  decimal,
  defineResource,
  integer,
  longText,
  text,
  type Where,
} from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/support/make-database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { recordColumns } from '../read/select.ts';
import { whereSql } from './where-sql.ts';

const opinions = defineResource({
  name: 'opinions',
  label: { one: 'Avis', many: 'Avis' },
  display: 'name',
  access: { read: 'everyone', write: 'admin' },
  fields: {
    name: text({ label: 'Nom' }),
    stars: integer({ label: 'Note' }),
    share: decimal({ label: 'Part' }),
    answer: longText({ label: 'Réponse' }),
    isSeen: boolean({ label: 'Lu' }),
    status: choice({ label: 'Statut', options: { pending: 'Attend', published: 'Publié' }, initial: 'pending' }),
    seenAt: dateTime({ label: 'Lu le' }),
  },
});

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await makeDatabase();
  drop = made.drop;
  database = openDatabase(made.url, 2);
  // Every value of a case, its neighbours, and null.
  await database.execute(sql`
    create table opinions (id uuid primary key default gen_random_uuid(), name text, stars integer, share numeric(12, 2),
      answer text, is_seen boolean not null, status text not null, seen_at timestamptz,
      created_at timestamptz default now(), updated_at timestamptz default now(), row_version integer default 1)`);
  await database.execute(sql`
    insert into opinions (name, stars, share, answer, is_seen, status, seen_at)
    select name, stars, share, answer, is_seen, status, seen_at::timestamptz
    from (values (null), ('a'), ('A')) names (name), (values (null), (2), (3), (4)) stars (stars),
      (values (null), (3.00), (3.01)) shares (share), (values (null), ('Merci')) answers (answer),
      (values (true), (false)) seen (is_seen), (values ('pending'), ('published')) states (status),
      (values (null), ('2025-12-31T23:59:59.9999Z'), ('2026-01-01T00:00:00.0004Z')) moments (seen_at)`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

describe('a condition in the database matches the same records as in code', () => {
  it.each<Where<typeof opinions>>([
    {},
    { status: 'published' },
    { status: ['pending', 'published'] },
    { status: [] },
    { name: 'a' },
    { name: [null, 'a'] },
    { name: ['A', 'a'] },
    { name: { ne: 'a' } },
    { answer: null },
    { answer: { ne: null } },
    { stars: 3 },
    { stars: { ne: 3 } },
    { stars: { gt: 3 } },
    { stars: { gte: 3 } },
    { stars: { lt: 3 } },
    { stars: { gte: 2, lte: 3 } },
    { stars: { gte: 4, lte: 3 } },
    { share: { gte: 3.005 } },
    { share: { lt: 3.01 } },
    { isSeen: false },
    { isSeen: { ne: false } },
    { seenAt: { gte: '2026-01-01T00:00:00Z' } },
    { seenAt: { lt: '2026-01-01T01:00:00+01:00' } },
    { seenAt: null },
    { status: 'published', stars: { gte: 3 }, answer: null },
  ])('%j', async (where) => {
    const all = await database.execute<Record<string, unknown>>(
      sql`select ${recordColumns(opinions)} from opinions it`,
    );
    const found = await database.execute<{ id: string }>(sql`select it.id from opinions it where ${whereSql(where)}`);
    const expected = all.rows.filter((record) => matches(opinions, where, record)).map(({ id }) => id);
    expect(found.rows.map(({ id }) => id).sort()).toEqual(expected.sort());
  });
});
