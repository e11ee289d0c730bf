/** A process of its own that makes the missing AVIF files of a store, which it is sent, as long as nobody else needs the processor. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { makeAvifs } from './make-avifs.ts';
import { type MediaPlace, mediaStore } from './open-store.ts';

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);
// The server is gone, even if it was killed.
process.on('disconnect', () => process.exit());
process.once('message', async (place: MediaPlace) => {
  const store = mediaStore(place, { isPatient: true });
  await store.prepare();
  await makeAvifs(store);
  process.disconnect?.();
});
