import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pdfMaker } from './make-pdf.ts';
import type { PdfJob } from './pdf-worker.ts';

/** What a thread runs that answers as the one that draws does, but is ready and done when the test says so. */
const program = (text: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort as port } from 'node:worker_threads'; ${text}`)}`,
  );
const ANSWERS = `port.on('message', ({ id }) => port.postMessage({ id, file: new Uint8Array([37]) }));`;
const JOB: PdfJob = { what: 'packing-slips', slips: [] };

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
});
afterEach(() => app.close());

/** Draws by such a thread, of which each file may take a fifth of a second. */
const drawBy = (text: string) => pdfMaker(app, { program: program(text), timeoutMs: 200 });

it('asks to come again while its thread starts on a busy machine, and draws by that very thread then', async () => {
  const draw = drawBy(`setTimeout(() => { port.postMessage('ready'); ${ANSWERS} }, 700);`);
  await expect(draw(JOB)).rejects.toMatchObject({ statusCode: 503 });
  await expect(draw(JOB)).rejects.toMatchObject({ statusCode: 503 });
  await expect.poll(() => draw(JOB).catch(() => null)).toEqual(Buffer.from('%'));
});

it('ends a thread that hangs, asks those behind it to come again, and starts another', async () => {
  const draw = drawBy(`port.postMessage('ready'); let asked = 0;
    port.on('message', ({ id }) => { asked += 1; if (asked > 1) port.postMessage({ id, file: new Uint8Array([37]) }); });`);
  const hung = draw(JOB);
  await expect(hung).rejects.toMatchObject({ statusCode: 503 });
  // By the same thread, this would be its second file.
  await expect(draw(JOB)).rejects.toMatchObject({ statusCode: 503 });
});
