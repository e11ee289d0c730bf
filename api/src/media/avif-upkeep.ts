import { type ChildProcess, fork } from 'node:child_process';
import { programOf } from '../project/program.ts';
import { picturesWithoutAvif } from './make-avifs.ts';
import { type MediaPlace, mediaStore } from './open-store.ts';

/** How often new pictures are looked for, in ms; the first requests after a start have the processor for themselves. */
const LOOK_EVERY_MS = 20_000;

const PROGRAM = programOf('media/avif-process');

/** Has AVIF made for new pictures, in a process of low priority that lives only as long; returns what ends it. */
export function startAvifUpkeep(place: MediaPlace): () => void {
  let child: ChildProcess | null = null;
  const store = mediaStore(place, { isPatient: true });
  let seen = 0;
  const look = async () => {
    if (child) return;
    const state = await store.state();
    if (state === seen) return;
    if ((await picturesWithoutAvif(store)).length > 0) {
      child = fork(PROGRAM.path, { stdio: 'ignore', execArgv: [...PROGRAM.execArgv] });
      // Not as a word of the command: a store's keys are none that others on the machine read.
      child.send(place);
      child.once('exit', () => {
        child = null;
      });
      child.on('error', () => undefined);
    } else seen = state;
  };
  // What fails is made up by the next look.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    child?.kill();
  };
}
