import { spawn } from 'node:child_process';
import { programOf } from '../../../platform/project/program.ts';
import { ApiError, invalid } from '../../../platform/server/errors/api-error.ts';
import { type SheetNotes, type SheetRow, tooLarge, unreadable } from '../reader/limits.ts';

const PROGRAM = programOf('engine/exchange/reader/read-process');
/** For objects and texts, in MB; buffers come on top, and are bounded by what may be unpacked. */
const HEAP_MB = 256;
/** A file within the limits is read and put down in ten seconds; what takes longer than this is none, in ms. */
const TIMEOUT_MS = 45_000;
/** Each reader may take a core and its memory. */
const AT_ONCE = 2;
let running = 0;

const refused = (message: string) => invalid({ file: message });

/** The lines of a stream, read on demand: the rest stays in the pipe. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (let chunk of stream) {
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10)) {
      yield Buffer.concat([...begun, chunk.subarray(0, end)]).toString();
      begun = [];
      chunk = chunk.subarray(end + 1);
    }
    begun.push(chunk);
  }
}

/** Rows, heading first, as the process sends them. */
async function* readIn(
  child: ReturnType<typeof start>,
  data: Buffer,
  note: (notes: SheetNotes) => void,
): AsyncGenerator<SheetRow[]> {
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('error', reject);
  });
  // Awaited below, where it throws; until then a failure is not unhandled.
  ended.catch(() => undefined);
  // It may end before it has read all: its exit gives the cause.
  child.stdin.on('error', () => undefined).end(data);
  for await (const line of linesOf(child.stdout)) {
    const reported = JSON.parse(line) as { rows: SheetRow[] } | { notes: SheetNotes } | { refused: string };
    if ('refused' in reported) throw refused(reported.refused);
    if ('notes' in reported) note(reported.notes);
    else yield reported.rows;
  }
  const { code, signal } = await ended;
  // Killed by us for its time, or by itself for its memory.
  if (signal !== null || code === 134) throw refused(tooLarge().message);
  if (code !== 0) throw refused(unreadable().message);
}

const start = (signal: AbortSignal) =>
  spawn(process.execPath, [...PROGRAM.execArgv, `--max-old-space-size=${HEAP_MB}`, PROGRAM.path], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of ours: no address of the database, no secret.
    env: {},
    timeout: TIMEOUT_MS,
    signal,
    killSignal: 'SIGKILL',
  });

/**
 * The rows of a CSV or spreadsheet that are not blank, headings first and a few hundred at a time, read in a process of its
 * own with limits of memory, time and size. Throws a 400 that describes the file's problem, a 503 when too many are being
 * read. Ends at once when `signal` is set. `note` is called at its end with the sheet that was read, and what was not.
 */
export async function* readSheet(
  data: Buffer,
  signal: AbortSignal,
  note: (notes: SheetNotes) => void = () => undefined,
): AsyncGenerator<SheetRow[]> {
  if (running >= AT_ONCE)
    throw new ApiError(503, 'unavailable', 'Trop d’imports en même temps. Veuillez réessayer.', {
      headers: { 'retry-after': '5' },
    });
  running += 1;
  const child = start(signal);
  try {
    yield* readIn(child, data, note);
  } finally {
    child.kill('SIGKILL');
    running -= 1;
  }
}
