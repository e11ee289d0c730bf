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
const [, , folder] = process.argv;
if (!folder) throw new Error('the folder of the pictures is missing');
await makeAvifs(await openMediaFolder(folder));
process.disconnect?.();
