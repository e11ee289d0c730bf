import type { ProviderAnswer } from './provider-server.ts';

/** Answers of a provider that say nothing: every adapter treats each as "away", and queries again later. */
export const BAD_ANSWERS: [what: string, answer: () => ProviderAnswer][] = [
  ['500', () => ({ status: 500 })],
  ['502 in HTML', () => ({ status: 502, text: '<html>Bad gateway</html>' })],
  ['429', () => ({ status: 429 })],
  ['HTML instead of JSON', () => ({ text: '<!doctype html><title>Entretien</title>' })],
  ['JSON cut in the middle', () => ({ text: '{"status":"SUCC' })],
  ['more than 1 MB', () => ({ text: JSON.stringify({ status: 'SUCCESS', filler: 'x'.repeat(1_000_001) }) })],
  [
    'more than 1 MB without an end',
    () => (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write('"x",'.repeat(20_000))) {
          // Until the line is full.
        }
      };
      response.on('drain', more);
      more();
    },
  ],
  ['a broken line', () => (response) => response.destroy()],
  [
    'a line broken in the middle',
    () => (response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"status":', () => response.destroy());
    },
  ],
  [
    'another address',
    () => (response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/' });
      response.end();
    },
  ],
  ['silence', () => () => undefined],
  [
    'a head, then silence',
    () => (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
    },
  ],
];
