/**
 * Shows in the browser why the API can't start, in the words that the terminal has, over whatever page is open or opened;
 * `npm run dev` tells it. The page comes anew when the API works again. What a page finds wrong with what it is made of, it
 * tells itself.
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
