/**
 * Shows in the browser why the API can't start, with the terminal's message, over any page; `npm run dev` sends it. The page
 * reloads when the API works again. A page reports its own errors itself.
 */
export const showFaults = {
  name: 'show-faults',
  apply: 'serve',
  configureServer({ ws, config }) {
    let fault = null;
    const overlay = (message = fault, plugin = 'npm run dev: the API') => ({
      type: 'error',
      err: { message, stack: '', plugin },
    });
    ws.on('declaration-faults', (text, client) => {
      config.logger.error(`\n${text}\n\nMend it and save: no restart is needed.`);
      client.send(overlay(text, 'npm run dev: the back-office'));
    });
    // What is thrown while a page is drawn: the page itself shows what shoppers would see.
    ws.on('render-fault', ({ message, stack }, client) =>
      client.send({ type: 'error', err: { message, stack, plugin: 'npm run dev: a component' } }),
    );
    process.on('message', (message) => {
      const had = fault;
      fault = message.fault;
      if (fault) ws.send(overlay());
      else if (had) ws.send({ type: 'full-reload' });
    });
    ws.on('connection', () => fault && ws.send(overlay()));
  },
};
