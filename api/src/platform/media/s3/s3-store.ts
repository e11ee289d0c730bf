import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DOCUMENT_TYPES } from '@karite/shared/media';
import { LRUCache } from 'lru-cache';
import { S3mini, S3ServiceError } from 's3mini';
import { StoreAway } from '../../server/errors/store-away.ts';
import { StartError } from '../../server/processes/start-error.ts';
import { FOR_EVER } from '../media-headers.ts';
import type { MediaStore, StoredFile } from '../media-store.ts';
import { calling, fetchWithin, orNull } from './s3-calls.ts';
import { s3Sender } from './s3-sender.ts';

/** A bucket, or a part of it, that keeps pictures. */
export type S3Place = {
  bucket: string;
  /** What all names begin with there: empty, or ends with a slash. */
  prefix: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers get pictures past the shop; ends with a slash. */
  mediaUrl?: string;
  archiveFolder: string;
};

/** How long one call may take while a request waits for it, in ms. */
const LIMIT_MS = 4_000;
/** As many names as a list has at once. */
const PAGE = 1_000;
/** New pictures are detected by reading the whole list: at this interval, in ms, and not at every check. */
const LIST_EVERY_MS = 5 * 60 * 1_000;
/** The most files in the cache of whether they are empty: a name's file never changes. */
const MAX_CACHED_FILES = 20_000;

const TYPES: Record<string, string> = { ...DOCUMENT_TYPES, webp: 'image/webp', avif: 'image/avif' };
export const typeOf = (name: string): string => TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream';
/** Who fetches past the shop keeps a file as long as the shop's own visitors. */
const HEADERS = { 'cache-control': FOR_EVER };

/** A bucket of any store that speaks S3, as a store; a PUT is whole or not at all there. `limitMs`: for one call. */
export function s3Store(place: S3Place, limitMs = LIMIT_MS): MediaStore {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, mediaUrl, archiveFolder } = place;
  const clientWith = (waitsFor: 'whole' | 'head') =>
    new S3mini({
      endpoint: `${endpoint}/${bucket}`,
      region,
      accessKeyId,
      secretAccessKey,
      fetch: fetchWithin(limitMs, waitsFor),
    });
  const client = clientWith('whole');
  const existing = new LRUCache<string, boolean>({ max: MAX_CACHED_FILES });
  const attempt = <T>(call: () => Promise<T>) => calling(limitMs, call);

  async function page(from: string, most: number, token?: string) {
    const found = await attempt(() => client.listObjectsPaged('/', from, most, token));
    if (!found) throw new StoreAway(`There is no bucket ${bucket} at ${endpoint}`);
    const files = (found.objects ?? []).map(({ Key, Size, LastModified }) => ({
      name: Key.slice(prefix.length),
      bytes: Size,
      at: LastModified.getTime(),
    }));
    return { files, next: found.nextContinuationToken };
  }

  async function* list(): AsyncGenerator<StoredFile> {
    let token: string | undefined;
    do {
      const { files, next } = await page(prefix, PAGE, token);
      // What lies deeper is another shop's, or another program's.
      yield* files.filter(({ name }) => name && !name.includes('/'));
      token = next;
    } while (token);
  }

  // The first name that begins so is the name itself.
  const stat = async (name: string) => {
    const found = (await page(prefix + name, 1)).files.find((file) => file.name === name);
    return found ? { bytes: found.bytes, at: found.at } : null;
  };
  const put = async ({ name, data }: { name: string; data: Buffer }) => {
    await attempt(() => client.putObject(prefix + name, data, typeOf(name), undefined, HEADERS));
  };
  const remove = async (name: string) => {
    existing.delete(name);
    await orNull(attempt(() => client.deleteObject(prefix + name)));
  };

  return {
    async prepare() {
      const probe = `.start-${randomUUID()}`;
      try {
        await page(prefix, 1);
        await put({ name: probe, data: Buffer.alloc(1) });
        await attempt(() => client.deleteObject(prefix + probe));
      } catch (error) {
        throw asStartError(error, place);
      }
    },
    put,
    remove,
    list,
    read: async (name) => {
      const found = await attempt(() => client.getObjectArrayBuffer(prefix + name));
      return found && Buffer.from(found);
    },
    stat,
    async isFilled(name) {
      const stored = existing.get(name);
      if (stored !== undefined) return stored;
      const found = await stat(name);
      // One that is not there yet may come.
      if (found) existing.set(name, found.bytes > 0);
      return Boolean(found?.bytes);
    },
    async hold(name) {
      // A copy onto itself is a new object of the same bytes; the store accepts it only with its headers repeated.
      const anew = { metadataDirective: 'REPLACE', contentType: typeOf(name), additionalHeaders: HEADERS } as const;
      return (await orNull(attempt(() => client.copyObject(prefix + name, prefix + name, anew)))) !== null;
    },
    async names() {
      const names: string[] = [];
      for await (const { name } of list()) if (!name.startsWith('.')) names.push(name);
      return names;
    },
    state: async () => Math.floor(Date.now() / LIST_EVERY_MS),
    sender: async () => s3Sender({ client: clientWith('head'), prefix, limitMs }),
    addressOf: (name) => (mediaUrl ? mediaUrl + name : null),
    archiveFolder,
  };
}

/** The error of a start that cannot use the store. An unreachable one stays a `StoreAway`, with a message. */
function asStartError(error: unknown, { bucket, endpoint, region }: S3Place): unknown {
  const where = `MEDIA_STORE: the store at ${endpoint}`;
  if (error instanceof S3ServiceError || !(error instanceof StoreAway)) return error;
  const given = error.message.replace(/^The picture store does not answer as it should: /, '');
  if (given.startsWith('There is no bucket') || given.includes('NoSuchBucket'))
    return new StartError(`${where} has no bucket ${bucket}: make it, or correct the name.`);
  if (/AuthorizationHeaderMalformed|PermanentRedirect|^301/.test(given))
    return new StartError(`${where} has this bucket in another region than ${region}: set S3_REGION. (${given})`);
  if (/^(400|401|403)/.test(given))
    return new StartError(
      `${where} refuses the keys (${given}): AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be allowed to list, read, ` +
        `write and delete in the bucket ${bucket}.`,
    );
  return new StoreAway(`${where} does not answer (${given}): start it, or correct S3_ENDPOINT.`);
}
