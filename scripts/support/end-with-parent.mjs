/**
 * Loaded into the server before its own code: when `npm start` is gone without a word (kill -9), the channel to it
 * breaks, and the server ends in good order, with its database, instead of holding the port for ever.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
