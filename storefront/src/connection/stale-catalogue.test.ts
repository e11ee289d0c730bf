import { expect, it } from 'vitest';
import { STATUS_ID } from './connection-status.ts';
import { markStale } from './stale-catalogue.ts';

it('writes into the sign of a page that could not be checked, and changes nothing else', () => {
  const page = (text: string) =>
    `<main><p>Savon</p></main><p id="${STATUS_ID}" role="status" class="line_x">${text}</p><script src="/a.js"></script>`;
  const marked = page('Nos prix et nos stocks ne peuvent pas être vérifiés pour le moment.');
  expect(markStale(page(''))).toBe(marked);
  expect(markStale(marked)).toBe(marked);
  expect(markStale('<p>Savon</p>')).toBe('<p>Savon</p>');
});
