import multipart from '@fastify/multipart';
import { MEDIA_PATH, readDocument, unfinishedFiles } from '@karite/shared/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../server/errors/api-error.ts';
import { statusOf } from '../server/errors/status-of.ts';
import { StoreAway } from '../server/errors/store-away.ts';
import { every } from '../server/jobs/every.ts';
import { fetchPicture, type PictureReach } from './fetch-picture.ts';
import { mediaRoutes } from './media-routes.ts';
import type { MediaStore } from './media-store.ts';
import { sweepArchives } from './picture-archives.ts';
import type { ReceivedFile } from './received-file.ts';
import { MAX_FILE_BYTES, readUploads, receivePicture, refusedUpload, UPLOAD_REFUSED, Upload } from './upload.ts';

const LIMITS = { fileSize: MAX_FILE_BYTES, files: 20, fields: 400, fieldSize: 100_000, fieldNameSize: 100 };

/** Files that a request brought and that are on disk; the row that names them is not yet committed. */
export type StoredFiles = { urlOf(upload: Upload): string; undo(): Promise<void> };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest file that the route takes, in bytes; where absent, `MAX_FILE_BYTES`. */
    maxFileBytes?: number;
  }
  interface FastifyInstance {
    media: {
      /** Stores uploads as pictures, whose sizes are made later, or as what `receive` makes of one. */
      store(uploads: Upload[], receive?: (upload: Upload) => Promise<ReceivedFile>): Promise<StoredFiles>;
      /** Whether a stored file is there; it is then safe from the sweep for an hour. */
      hold(url: string): Promise<boolean>;
      /** The folder where archives of pictures wait for an import. */
      archiveFolder: string;
      /** The store of the files. */
      files: MediaStore;
      /** Fetches a picture from an address on one of these sites; a text gives the reason in French when there is none. */
      fetch(address: string, sites: readonly string[], signal: AbortSignal): Promise<Buffer | string>;
    };
  }
}

const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;
const tooHeavy = ({ routeOptions: { config } }: FastifyRequest) =>
  `Chaque fichier doit peser moins de ${(config.maxFileBytes ?? MAX_FILE_BYTES) / MB} Mo`;

/** A form's fields as one object: a repeated field is a list, a file is an `Upload`. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = Object.create(null);
  const { maxFileBytes = MAX_FILE_BYTES } = request.routeOptions.config;
  for await (const part of request.parts({ limits: { fileSize: maxFileBytes } })) {
    const value =
      part.type === 'file' ? new Upload(part.filename ?? '', await part.toBuffer(), part.fieldname) : part.value;
    if (value instanceof Upload && value.size === 0) {
      // A file input that was left empty sends a part without name and bytes; a file that holds nothing has a name.
      if (!value.name) continue;
      throw refusedUpload(value, 'Ce fichier est vide');
    }
    const before = form[part.fieldname];
    form[part.fieldname] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return form;
}

type MediaParts = {
  store: MediaStore;
  reach?: PictureReach;
  /** Has the sizes of a picture made that was begun; `file`: what it was called. */
  finish(url: string, file: string): Promise<void>;
};

/** Multipart bodies, the one way in for files, and their way out under `/media/`. */
export const media = fp(
  async (app: FastifyInstance, { store, reach, finish }: MediaParts) => {
    await app.register(multipart, { limits: LIMITS });
    const readBody = async (request: FastifyRequest) => {
      try {
        request.body = await readForm(request);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (statusOf(error) === 413)
          throw new ApiError(413, 'payload_too_large', tooHeavy(request), {
            event: UPLOAD_REFUSED,
          });
        throw new ApiError(400, 'validation', 'Formulaire illisible', { event: UPLOAD_REFUSED });
      }
    };
    app.addBodyHooks({
      preValidation(request, _reply, done) {
        if (request.isMultipart()) readBody(request).then(() => done(), done);
        else done();
      },
    });

    app.decorate('media', {
      async store(uploads: Upload[], receive = receivePicture) {
        const stored = new Map<Upload, { url: string; names: string[] }>();
        /**
         * Files that cannot be removed now, since the store is unreachable, are removed by the sweep: the caller gets the
         * first error.
         */
        const undo = async () => {
          const names = [...stored.values()].flatMap(({ names }) => names);
          await Promise.allSettled(names.map((name) => store.remove(name)));
        };
        try {
          const read = await readUploads(uploads, async (upload) => ({ upload, ...(await receive(upload)) }));
          for (const { upload, url, files } of read) stored.set(upload, { url, names: files.map((file) => file.name) });
          for (const { upload, url, files, isUnfinished } of read) {
            for (const file of files) await store.put(file);
            // Before any row names it: a process that is killed here leaves a job without a picture, never the other way round.
            if (isUnfinished) await finish(url, upload.name);
          }
        } catch (error) {
          const undone = undo();
          // A store that does not answer would be waited for twice.
          if (!(error instanceof StoreAway)) await undone;
          throw error;
        }
        return {
          urlOf(upload: Upload) {
            const picture = stored.get(upload);
            if (!picture) throw new Error('this upload was not stored');
            return picture.url;
          },
          undo,
        };
      },
      async hold(url: string) {
        if (await store.hold(readDocument(url)?.file ?? url.slice(MEDIA_PATH.length))) return true;
        const unfinished = unfinishedFiles(url);
        if (!unfinished || !(await store.hold(unfinished.source))) return false;
        return store.hold(unfinished.first);
      },
      archiveFolder: store.archiveFolder,
      files: store,
      fetch: (address, sites, signal) => fetchPicture(address, { sites, signal, reach }),
    });

    await app.register(mediaRoutes, { store });
    // Not a task: each machine may have a folder of its own.
    every(app, HOUR_MS, 'sweep-archives', () => sweepArchives(store.archiveFolder));
  },
  { name: 'media', dependencies: ['body-hooks', 'tasks'], fastify: '5.x' },
);
