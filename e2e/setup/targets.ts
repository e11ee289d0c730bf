import type { Page } from '@playwright/test';

/** How large, in CSS px, what a finger is to hit must be; half a pixel is rounding. */
const SMALLEST = 43.5;

/**
 * The controls of a page that are too small for a finger. Links within a text are as high as its lines, and what is out
 * of sight waits for the keyboard alone. Runs in the page.
 */
function findSmaller(smallest: number): string[] {
  const controls = 'button, a[href], select, textarea, summary, [role=tab], input:not([type=hidden])';
  /** What is hit as well as a field: its label, and the box that hands it the focus (the back-office's fields). */
  const around = [
    'label',
    '.ant-select',
    '.ant-input-affix-wrapper',
    '.ant-input-number',
    '.ant-input-number-affix-wrapper',
  ];
  const seen = { visibilityProperty: true, opacityProperty: true };
  /** A drawn box or dot lies over the browser's own, which is there but can't be seen. */
  const isVisible = (element: Element) =>
    (element.matches('[type=checkbox], [type=radio]') && element.closest('label')?.checkVisibility(seen)) ||
    element.checkVisibility(seen);
  const isInText = (element: Element) =>
    element.matches('a') && ['inline', 'contents'].includes(getComputedStyle(element).display);
  const found: string[] = [];
  for (const element of document.querySelectorAll(controls)) {
    if (!isVisible(element) || isInText(element)) continue;
    if (element.matches('[tabindex="-1"]:not([role=tab]), :disabled')) continue;
    const boxes = [element, ...around.map((each) => element.closest(each) ?? element)].map((it) =>
      it.getBoundingClientRect(),
    );
    if (boxes[0]!.right <= 0 || boxes[0]!.bottom <= 0 || boxes[0]!.width <= 1) continue;
    // A stretched link's area is that of what lies over its card.
    const after = getComputedStyle(element, '::after');
    const isStretched = after.content !== 'none' && after.position === 'absolute';
    const stretched = (size: string) => (isStretched && Number.parseFloat(size)) || 0;
    const width = Math.max(stretched(after.width), ...boxes.map((box) => box.width));
    const height = Math.max(stretched(after.height), ...boxes.map((box) => box.height));
    if (width < smallest || height < smallest)
      found.push(`${Math.round(width)} x ${Math.round(height)} ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}

export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmaller, SMALLEST);
