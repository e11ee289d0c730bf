/** A process of its own that makes the missing AVIF files of a folder, as long as nobody else needs the processor. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { makeAvifs } from './make-avifs.ts';
import { openMediaFolder } from './media-store.ts';

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);
// The server is gone, even if it was killed.
process.on('disconnect', () => process.exit());
await makeAvifs(await openMediaFolder(process.argv[2]!));
process.disconnect?.();
