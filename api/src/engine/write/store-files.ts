import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import { OutcomeUnknown } from '../../platform/database/database.ts';
import type { ReceivedFile } from '../../platform/media/received-file.ts';
import { receivePicture, Upload } from '../../platform/media/upload.ts';
import { storedAs } from '../kinds/index.ts';
import type { Values } from './save.ts';

const uploadsIn = (values: Values): Upload[] =>
  Object.values(values).flatMap((value) => [value].flat().filter((item) => item instanceof Upload));

/** What is stored of an upload: what the kind of its field makes of it, else a picture. */
function receivedBy({ fields }: ResourceShape, upload: Upload): Promise<ReceivedFile> {
  const field = fields[upload.field];
  return (field && storedAs(field).received?.(upload, field)) ?? receivePicture(upload);
}

/** Stores the files that came along, saves with their paths in their places, and takes them back when that fails. */
export async function withFiles<T>(
  { app, resource }: { app: FastifyInstance; resource: ResourceShape },
  values: Values,
  save: (values: Values) => Promise<T>,
): Promise<T> {
  const stored = await app.media.store(uploadsIn(values), (upload) => receivedBy(resource, upload));
  const toPath = (value: unknown): unknown =>
    value instanceof Upload ? stored.urlOf(value) : Array.isArray(value) ? value.map(toPath) : value;
  try {
    return await save(Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toPath(value)])));
  } catch (error) {
    // A row may name them now; if none does, the sweep takes them.
    if (!(error instanceof OutcomeUnknown)) await stored.undo();
    throw error;
  }
}
