import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))" class="x" id="y">a</p>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)><p>a</p></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
  '<style>@import "https://evil.example";</style>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  '<a href="java&Tab;script:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  '<a href="vbscript:alert(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="https://example.com" onmouseover="alert(1)" target="_top">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="x">',
  '<form action="https://evil.example"><input autofocus onfocus=alert(1)><button>a</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<p><p/onclick=alert(1)//>a',
  '<a href="x" href="javascript:alert(1)">a</a>',
  '<b <script>alert(1)//</b>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>a</summary></details>',
];

/** All markup that a rich text may have, as the API writes it: anything else that resembles a tag is an error. */
const ALLOWED =
  /<\/?(?:p|strong|em|u|ul|ol|li|h[234]|blockquote|a)>|<br \/>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*" rel="noopener noreferrer nofollow">/g;

describe('a rich text', () => {
  it.each(HOSTILE)('keeps nothing that could run of %s', (html) => {
    const clean = cleanHtml(html) ?? '';
    expect(clean.replace(ALLOWED, '')).not.toMatch(/[<>]/);
    expect(cleanHtml(clean) ?? '', 'stays as it is').toBe(clean);
  });

  it('keeps its headings, lists and links, and what other programs write for them', () => {
    const html =
      '<h2>Le karité</h2><p>Un <strong>beurre</strong> <em>doux</em> &amp; <u>pur</u><br />été</p><ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<h1>a</h1><div><b>b</b><i>c</i></div>')).toBe('<h2>a</h2><p><strong>b</strong><em>c</em></p>');
    for (const href of [
      'https://example.com/?a=1',
      'http://example.com',
      'mailto:afi@example.com',
      'tel:+2290197000000',
    ])
      expect(cleanHtml(`<a href="${href}" rel="opener" target="_blank">a</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer nofollow">a</a>`,
      );
  });

  it('is nothing when nothing is left of it', () => {
    expect([cleanHtml('<script>a</script>'), cleanHtml(' <!-- a --> ')]).toEqual([null, null]);
  });

  it('is read quickly, however it is nested', () => {
    const since = Date.now();
    for (const piece of ['<p>', '<', '<a href="', '<b><i>', '&', '<!--', '<svg><math>'])
      cleanHtml(piece.repeat(4_000).slice(0, 20_000));
    expect(Date.now() - since).toBeLessThan(5_000);
  });
});
