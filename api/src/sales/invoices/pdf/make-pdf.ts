import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { programOf } from '../../../platform/project/program.ts';
import { tooBusy } from '../../../platform/server/errors/api-error.ts';
import type { PdfJob, PdfMade, PdfReady, PdfRequest } from './pdf-worker.ts';

const PROGRAM = programOf('sales/invoices/pdf/pdf-worker');
/** An idle thread ends after this, in ms: its fonts and library take some 30 MB. */
const IDLE_MS = 60_000;
/** So long is waited for a file, in ms; a hundred lines take a fifth of a second. */
const TIMEOUT_MS = 4_000;
/** With more than this many at once, the response is a 503. */
const QUEUE = 20;

type Waiting = { resolve: (file: Buffer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/**
 * Draws PDF files in a thread, which starts with the first and ends when it has nothing to do, or with the server. Throws a
 * 503 for what is not drawn in time: a busy machine may take that long to start the thread, which goes on for the next request.
 */
export function pdfMaker(
  app: Pick<FastifyInstance, 'addHook'>,
  { program = PROGRAM.path, timeoutMs = TIMEOUT_MS }: { program?: string | URL; timeoutMs?: number } = {},
): (job: PdfJob) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let isReady = false;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const settle = (id: number, act: (it: Waiting) => void) => {
    const it = waiting.get(id);
    if (!it) return;
    clearTimeout(it.timer);
    waiting.delete(id);
    act(it);
    if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref();
  };
  /** Pending documents fail; the next request starts another thread. */
  const stop = async (why: () => Error = () => new Error('The thread that draws has ended')) => {
    const ended = thread;
    thread = null;
    clearTimeout(idle);
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(why()));
    clearTimeout(idle);
    await ended?.terminate();
  };
  /** A thread that hangs is ended, since it blocks the queue; one that is still starting draws the next request. */
  const giveUp = (id: number) => (isReady ? void stop(tooBusy) : settle(id, ({ reject }) => reject(tooBusy())));
  const start = () => {
    isReady = false;
    const started = new Worker(program, {
      execArgv: [...PROGRAM.execArgv],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.unref();
    started.on('message', (made: PdfMade | PdfReady) => {
      // One that was ended says nothing of the one that took its place.
      if (made === 'ready') isReady ||= thread === started;
      else
        settle(made.id, ({ resolve, reject }) =>
          'file' in made ? resolve(Buffer.from(made.file)) : reject(new Error(made.problem)),
        );
    });
    const gone = () => {
      if (thread === started) void stop();
    };
    started.on('error', gone);
    started.on('exit', gone);
    return started;
  };

  app.addHook('onClose', () => stop());
  return (job) =>
    new Promise((resolve, reject) => {
      if (waiting.size >= QUEUE) return reject(tooBusy());
      clearTimeout(idle);
      thread ??= start();
      last += 1;
      const id = last;
      const timer = setTimeout(giveUp, timeoutMs, id).unref();
      waiting.set(id, { resolve, reject, timer });
      thread.postMessage({ id, job } satisfies PdfRequest);
    });
}
