const RUN = '__hit=1';

/**
 * Texts that would run, load or restyle something where a page took them for more than text. What runs sets `__hit`, what
 * is made is of class `foreign`, what is loaded comes from `stranger.example`. None is longer than 60 characters, so that
 * every field takes it.
 */
export const PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN} class=foreign>`,
  `<svg onload=${RUN} class=foreign>`,
  `<svg/onload=${RUN}//`,
  `<a href=javascript:${RUN} class=foreign>ici</a>`,
  `javascript:${RUN}`,
  `JaVaScRiPt&colon;${RUN}//`,
  `data:text/html,<script>opener.${RUN}</script>`,
  `<iframe src=javascript:parent.${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<object data=javascript:${RUN} class=foreign>`,
  `</script><script>${RUN}</script>`,
  '<!--<script>',
  `--><img src=x onerror=${RUN} class=foreign>`,
  `</title><img src=x onerror=${RUN} class=foreign>`,
  `</textarea><img src=x onerror=${RUN} class=foreign>`,
  `"><img src=x onerror=${RUN} class=foreign>`,
  `'><img src=x onerror=${RUN} class=foreign>`,
  `" autofocus onfocus=${RUN} class="foreign`,
  `&lt;img src=x onerror=${RUN} class=foreign&gt;`,
  `&#60;img src=x onerror=${RUN} class=foreign&#62;`,
  `\\u003cimg src=x onerror=${RUN} class=foreign\\u003e`,
  `{{constructor.constructor('${RUN}')()}}`,
  `$\{${RUN}}#{${RUN}}<%= ${RUN} %>`,
  "$&$`$'$1$<name>",
  '<style>*{background:url(//stranger.example/a)}</style>',
  'red;background:url(//stranger.example/b)',
  '<base href=//stranger.example><link href=/ rel=stylesheet>',
  '<meta http-equiv=refresh content=0;url=//stranger.example>',
  `\u202e<b class=foreign>gauche</b>\u202c\u200b\u2066${RUN}\u2069`,
];

/**
 * The parts of a page that a payload created; in the open page, or in the server's HTML for an address. Runs
 * in the page.
 */
export async function findPlanted(address: string | null): Promise<string[]> {
  const found: string[] = [];
  const page = address ? new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html') : document;
  for (const element of page.querySelectorAll('*')) {
    const isMade = element.matches('.foreign, iframe, object, embed, base, meta[http-equiv]');
    const isInline = element.matches('script:not([src])') && !/json/.test((element as HTMLScriptElement).type);
    const isForeign = [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(href|src|srcset|action|formaction|data|xlink:href)$/.test(name) &&
          /^\s*(javascript|data:text|(https?:)?\/\/stranger\.example)/i.test(value)) ||
        (name === 'style' && /stranger\.example/.test(value)),
    );
    if (isMade || isInline || isForeign) found.push(element.outerHTML.slice(0, 200));
  }
  for (const { textContent } of page.querySelectorAll('script[type$=json]'))
    try {
      JSON.parse(textContent);
    } catch {
      found.push(`broken data: ${textContent.slice(0, 200)}`);
    }
  return found;
}
