/** The private PostgreSQL of `npm run dev`, in a process of its own: the API restarts at each save, and this goes on. */
import '../support/end-with-parent.mjs';

const { readSettings } = await import('../../api/dist/config.js');
const { startEmbedded } = await import('../../api/dist/platform/database/embedded.js');
const embedded = await startEmbedded({ dataDir: readSettings(process.env).DATA_DIR, log: console.log }).catch(
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await embedded.stop();
    process.exit(0);
  });
process.send({ url: embedded.url });
// The channel to the parent is not waited for: this keeps the process.
setInterval(() => undefined, 60_000);
