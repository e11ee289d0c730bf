import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';

/** The status by which a request line is answered; no browser would write these. */
async function statusOf(target: string): Promise<string> {
  const line = connect(Number(new URL(process.env.SHOP_URL!).port), 'localhost');
  let answer = '';
  line.on('data', (data) => (answer += data));
  line.write(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  await once(line, 'close');
  return answer.slice(9, 12);
}

const CASES: [string, string][] = [
  ['http://localhost:3000/', '200'],
  ['http://localhost:3000', '200'],
  ['http://localhost:3000?a=1', '200'],
  ['HTTP://shop.example/shop?tri=prix', '200'],
  ['https://shop.example/admin/', '200'],
  ['https://shop.example/nowhere', '404'],
  ['ftp://shop.example/', '400'],
  ['http://a:b@shop.example/', '400'],
  ['*', '400'],
  ...['/%00', '/produits/%00', '/search?q=%00', '/shop?categories=%00', '/assets/%00', '/media/%00', '/admin/%00'].map(
    (target): [string, string] => [target, '400'],
  ),
  ['/produits/%2500', '404'],
  ['/media/%2500.webp', '404'],
];

test.describe('Odd addresses', () => {
  for (const [target, status] of CASES)
    test(`GET ${target} is answered with ${status}`, async () => {
      expect(await statusOf(target)).toBe(status);
    });
});
