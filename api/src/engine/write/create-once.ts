import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Upload } from '../../platform/media/upload.ts';
import { hashOf } from '../../platform/server/access/secret-token.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { defineTask, hourly } from '../../platform/tasks/define-task.ts';
import { findOne, type StoredRecord } from '../read/read.ts';
import type { Values } from './save.ts';
import { withFiles } from './store-files.ts';
import { createIn, createRecord, type Writer, write } from './write.ts';

/** So long a key is remembered, in days: as long as a browser stores the draft of a form. */
const KEY_DAYS = 30;

/** Something was created with this key before. */
class KeyTaken extends Error {}

/** What makes two requests the same: all that was sent, files by their content. */
const contentOf = (input: Values): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof Upload ? [value.name, hashOf(value.data.toString('base64'))] : value,
  );

/** The record that was created with a key before. 409 where that was of another content, or is deleted by now. */
async function replay({ database, resource }: Writer, keyHash: string, requestHash: string): Promise<StoredRecord> {
  const { rows } = await database.execute<{ id: string; hash: string }>(sql`
    select record_id as id, request_hash as hash from idempotency_keys where key_hash = ${keyHash}`);
  const before = rows[0];
  if (before && before.hash !== requestHash)
    throw new ApiError(
      409,
      'conflict',
      'C’est déjà enregistré, avec les premières valeurs envoyées. Retrouvez-le dans la liste pour le modifier.',
    );
  const record = before && (await findOne(database, resource, before.id));
  if (!record) throw new ApiError(409, 'conflict', 'C’était déjà enregistré, puis supprimé. Recommencez la saisie.');
  return record;
}

/**
 * Adds a record once for each key of its caller (R1408): the same request again gets the same record, another content a
 * 409. The key is stored with the record: a refused request has used none. Without a key each request adds one.
 */
export async function createOnce(writer: Writer, input: Values, key: string | undefined): Promise<StoredRecord> {
  if (!key) return createRecord(writer, input);
  const keyHash = hashOf(JSON.stringify([writer.by?.id ?? null, writer.resource.name, key]));
  const requestHash = hashOf(contentOf(input));
  try {
    return await withFiles(writer, input, (values) =>
      write(writer, async (transaction) => {
        const id = randomUUID();
        // Of two that come at once, the second waits for the first.
        const { rows } = await transaction.execute(sql`
          insert into idempotency_keys (key_hash, request_hash, record_id) values (${keyHash}, ${requestHash}, ${id})
          on conflict do nothing returning key_hash`);
        if (rows.length === 0) throw new KeyTaken();
        return createIn(transaction, writer, values, { id });
      }),
    );
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    return replay(writer, keyHash, requestHash);
  }
}

export const sweepKeys = defineTask({
  name: 'sweep-idempotency-keys',
  label: 'Effacer les anciennes clés d’enregistrement',
  schedule: hourly(52),
  run: ({ database }) =>
    database.execute(sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${KEY_DAYS})`),
});
