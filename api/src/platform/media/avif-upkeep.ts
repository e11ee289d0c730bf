import { type ChildProcess, fork } from 'node:child_process';
import { programOf } from '../project/program.ts';
import { picturesWithoutAvif } from './make-avifs.ts';
import { type MediaPlace, mediaStore } from './open-store.ts';

/** How often new pictures are searched for, in ms; it leaves the processor to the first requests after a start. */
const POLL_EVERY_MS = 20_000;

const PROGRAM = programOf('platform/media/avif-process');

/** Runs the work by a name, and logs its failure. */
type Run = (task: string, work: () => Promise<void>) => Promise<unknown>;

/** Has AVIF made for new pictures, in a process of low priority that lives only as long; returns what ends it. */
export function startAvifUpkeep(place: MediaPlace, run: Run): () => void {
  let child: ChildProcess | null = null;
  let isStopping = false;
  const store = mediaStore(place, { isPatient: true });
  let seen = 0;
  const make = () =>
    new Promise<void>((resolve, reject) => {
      child = fork(PROGRAM.path, {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        execArgv: [...PROGRAM.execArgv],
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        child = null;
        if (code === 0 || isStopping) resolve();
        else reject(new Error(`the process that makes AVIF ended with ${code ?? signal}`));
      });
      // Not as a word of the command: a store's keys are none that others on the machine read.
      child.send(place);
    });
  const work = async () => {
    const state = await store.state();
    if (state === seen) return;
    if ((await picturesWithoutAvif(store)).length > 0) await make();
    else seen = state;
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void run('make-avifs', work).finally(() => {
      isBusy = false;
    });
  }, POLL_EVERY_MS).unref();
  return () => {
    isStopping = true;
    clearInterval(timer);
    child?.kill();
  };
}
