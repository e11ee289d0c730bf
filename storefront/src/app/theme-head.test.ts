import { expect, it } from 'vitest';
import { themeHead } from './theme-head.ts';

const KARITE = `:root{--night:#33231f;--display:Marcellus, "Marcellus Fallback", serif;--body:system-ui,sans-serif}
@font-face{font-family:Marcellus;src:url(/assets/latin.woff2)format("woff2");font-display:optional}
@font-face{font-family:Marcellus Fallback;src:local(Georgia)}`;
const lora = (token: string) =>
  `${KARITE}@font-face{font-family:"Lora";src:url("/assets/lora.woff2")}:root{--night:#123456;${token}}`;

it('takes the colour and the face of Karité’s tokens', () => {
  expect(themeHead(KARITE)).toEqual({ colour: '#33231f', fonts: ['/assets/latin.woff2'] });
});

it.each([
  ['titles in the shop’s own face', "--display:'Lora',serif", ['/assets/lora.woff2']],
  ['text as well', '--body:Lora,serif', ['/assets/latin.woff2', '/assets/lora.woff2']],
  ['both', '--display:Lora;--body:Lora', ['/assets/lora.woff2']],
  ['the reader’s own face', '--display:Georgia,serif', []],
])('takes those of a shop: %s', (_, token, fonts) => {
  expect(themeHead(lora(token))).toEqual({ colour: '#123456', fonts });
});
