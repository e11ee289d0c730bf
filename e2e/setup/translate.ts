import type { Page } from '@playwright/test';

/**
 * Does to the page that is open, and to all that comes to it later, what a browser's translation does: each text node is
 * taken out, and two nested `font` elements with its text replace it. React keeps the node that is gone.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const left = ['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'TITLE'];
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text instanceof Text && text.data.trim() && !left.includes(text.parentElement?.tagName ?? 'FONT'))
          texts.push(text);
      for (const text of texts) {
        // SVG has no `font`: its texts are left alone.
        if (!(text.parentElement instanceof HTMLElement)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) wrapAll(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
