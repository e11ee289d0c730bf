import type { ResourceShape } from '@karite/shared/resource';
import { useEffect, useState } from 'react';
import { mayHere } from '../../providers/actor.ts';
import { call } from '../../providers/call.ts';
import { onLive } from '../../providers/live/live-events.ts';

/** How often a page reports an open record, in ms: the server forgets it after 45 s. */
const BEAT_MS = 20_000;

/** Somebody else who has the record open. */
export type Present = { email: string; isEditing: boolean };

let queue: Promise<unknown> = Promise.resolve();
/** One after the other: "left" after "came", when details give way to the form, would be the last word. */
const enqueue = <T>(word: () => Promise<T>): Promise<T> => {
  const now = queue.then(word, word);
  queue = now;
  return now;
};

/** Reports an open record to the server, and returns who else has it open. */
export function usePresence({ name, isSingle, isLog }: ResourceShape, id: string, isEditing: boolean): Present[] {
  const [others, setOthers] = useState<Present[]>([]);
  const isAnnounced = !isSingle && !isLog && mayHere(name, 'read');
  useEffect(() => {
    if (!isAnnounced) return;
    let isHere = true;
    const path = { resource: name, id };
    const beat = () =>
      enqueue(() =>
        isHere ? call('PUT', '/presence/{resource}/{id}', { path, body: { isEditing } }) : Promise.resolve([]),
      )
        .then((found) => isHere && setOthers(found))
        // Who else is here is nothing to bother anybody for.
        .catch(() => undefined);
    void beat();
    const timer = setInterval(beat, BEAT_MS);
    const stop = onLive((changes) => {
      if (changes?.some((change) => change.kind === 'presence' && change.resource === name && change.id === id))
        void beat();
    });
    return () => {
      isHere = false;
      clearInterval(timer);
      stop();
      enqueue(() => call('DELETE', '/presence/{resource}/{id}', { path })).catch(() => undefined);
    };
  }, [isAnnounced, name, id, isEditing]);
  return others;
}
