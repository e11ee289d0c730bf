import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pdfMaker } from './make-pdf.ts';
import type { PdfJob } from './pdf-worker.ts';

/** What a thread runs that answers as the one that draws does, but is ready and done as the test says. */
const program = (text: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort as port } from 'node:worker_threads'; ${text}`)}`,
  );
const JOB: PdfJob = { what: 'packing-slips', slips: [], zone: 'UTC' };
const HANGS: PdfJob = { what: 'packing-slips', slips: Array(1), zone: 'UTC' };

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
});
afterEach(() => app.close());

/** Draws by such a thread, of which each file may take a fifth of a second. */
const drawBy = (text: string) => pdfMaker(app, { program: program(text), timeoutMs: 200 });

it('returns 503 while its thread starts on a busy machine, and then draws by that same thread', async () => {
  // It is ready at the third request; a new thread would not be.
  const draw = drawBy(`let requests = 0;
    port.on('message', ({ id }) => {
      requests += 1;
      if (requests === 3) port.postMessage('ready');
      if (requests >= 3) port.postMessage({ id, file: new Uint8Array([37]) });
    });`);
  await expect(draw(JOB)).rejects.toMatchObject({ statusCode: 503 });
  await expect(draw(JOB)).rejects.toMatchObject({ statusCode: 503 });
  await expect.poll(() => draw(JOB).catch(() => null)).toEqual(Buffer.from('%'));
});

it('ends a thread that hangs, returns 503 for the queue behind it, and starts another', async () => {
  const draw = drawBy(`port.postMessage('ready');
    port.on('message', ({ id, job }) => {
      while (job.slips.length > 0);
      port.postMessage({ id, file: new Uint8Array([37]) });
    });`);
  const drawn = () => expect.poll(() => draw(JOB).catch(() => null)).toEqual(Buffer.from('%'));
  await drawn();
  const [hung, behind] = await Promise.allSettled([draw(HANGS), draw(JOB)]);
  for (const it of [hung, behind]) expect(it).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } });
  await drawn();
});
