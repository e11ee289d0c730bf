/**
 * Shows in the browser why the API can't start, in the words that the terminal has, over whatever page is open or opened;
 * `npm run dev` tells it. The page comes anew when the API works again.
 */
export const showFaults = {
  name: 'show-faults',
  apply: 'serve',
  configureServer({ ws }) {
    let fault = null;
    const overlay = () => ({ type: 'error', err: { message: fault, stack: '', plugin: 'npm run dev: the API' } });
    process.on('message', (message) => {
      const had = fault;
      fault = message.fault;
      if (fault) ws.send(overlay());
      else if (had) ws.send({ type: 'full-reload' });
    });
    ws.on('connection', () => fault && ws.send(overlay()));
  },
};
