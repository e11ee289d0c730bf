import { paths } from '@karite/shared/paths';
import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const led = (address: string) => afterSignIn(new URL(address, 'https://karite.example').search);

it('signing in leads back to the page that required it', () => {
  const next = '/produits/a1?vue=liste#mon-avis';
  expect(led(paths.loginThen(next))).toBe(next);
});

it.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
  'and to the front page by %j',
  (next) => {
    expect(led(paths.loginThen(next))).toBe('/');
    expect(led('/login')).toBe('/');
  },
);
