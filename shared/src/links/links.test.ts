import { describe, expect, it } from 'vitest';
import { isWebAddress, leadsAnywhere, linkKind, ownPathOr } from './index.ts';

const OWN = [
  '/',
  '/shop',
  '/shop?page=2&tri=prix#haut',
  '/search?q=beurre karité',
  '/produits/a1?vue=liste#mon-avis',
  '/aide/livraison-et-delais',
  '/brands/a//b',
  '/@marque',
  '/https://example.com',
  '/%5Cevil.example',
  '/%2F/evil.example',
];
const WEB = [
  'https://example.com',
  'HTTPS://Example.com/Soins?x=1#y',
  'http://example.com:8080/a',
  'https://crème.example/été',
  'https://203.0.113.7/x',
  'http://localhost:3000/shop',
];
const CONTACT = [
  'mailto:bonjour@karite.example',
  'MAILTO:a@b.example?subject=Bonjour',
  'tel:+2290197000000',
  'tel:01 97',
];
const REFUSED = [
  '',
  ' ',
  'shop',
  '#haut',
  '?page=2',
  '//evil.example',
  '///evil.example',
  '/\\evil.example/x',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /shop',
  '/.//evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
  '/%2e//evil.example',
  '/shop\\..\\admin',
  '/\u200b/evil.example',
  '/shop\u202egnp',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://karite.example\\@evil.example',
  'https://karite.example@evil.example',
  'https://user:pass@evil.example/',
  'https://',
  'https://a b.example',
  'https://example.com/a b',
  'https://[::1]/',
  'ht\ntps://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://karite.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'intent://evil.example#Intent;scheme=https;end',
];

describe('where a link leads (R2040)', () => {
  it.each(OWN)('%j is a page of the shop', (text) => expect(linkKind(text)).toBe('own'));
  it.each(WEB)('%j is a page of a site', (text) => expect(linkKind(text)).toBe('web'));
  it.each(CONTACT)('%j is somebody to reach', (text) => expect(linkKind(text)).toBe('contact'));
  it.each(REFUSED)('%j is none', (text) => expect(linkKind(text)).toBeNull());

  it('follows a path of the shop alone, and returns the fallback otherwise', () => {
    expect([ownPathOr('/shop', '/'), ownPathOr('/\\evil.example', '/'), ownPathOr('https://a.example', null)]).toEqual([
      '/shop',
      '/',
      null,
    ]);
    expect([ownPathOr(undefined, '/'), ownPathOr(7, '/')]).toEqual(['/', '/']);
  });

  it('takes whole addresses where a text is read outside the shop', () => {
    expect(['https://a.example', 'mailto:a@b.example', '/shop', 'javascript:x'].map(leadsAnywhere)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isWebAddress('https://a.example'), isWebAddress('tel:1')]).toEqual([true, false]);
  });
});
