import { expect, it } from 'vitest';
import { plainPage } from './plain-page.ts';

it('a plain page loads itself again where it says after how long, and escapes its text', () => {
  const page = plainPage({ title: 'Un instant', text: 'Il y a <b>beaucoup</b> de monde', againAfter: 2 });
  expect(page).toContain('<meta http-equiv="refresh" content="2">');
  expect(page).toContain('Il y a &lt;b>beaucoup');
  expect(plainPage({ title: 'Un instant', text: '' })).not.toContain('refresh');
});
