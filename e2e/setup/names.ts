import type { Page } from '@playwright/test';

/** Words that a name in English would hold and one in French would not. */
const ENGLISH =
  /\b(add|all|back|cancel|caret|check|circle|clear|close|collapse|control|custom|decrease|delete|double(?! authentification)|edit|empty|exclamation|expand|eye|hide|increase|invisible|left|loading|more|next|ok|open|prev|previous|remove|right|search|segmented|select|selection|show|submit|the|toggle|up|upload|value|yes)\b/i;
/** What is done with a pointer or a keyboard, and is in the accessibility tree without a name. */
const UNNAMED = /^- (button|link|textbox|searchbox|combobox|checkbox|radio|switch|spinbutton|slider)\b(?! ")/;

/** The names of a page, as a screen reader reads them and as a pointer shows them, that are English or missing. */
export async function wrongNames(page: Page): Promise<string[]> {
  const tree = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
  const titles = await page.locator('[title]').evaluateAll((found) => found.map((it) => it.getAttribute('title')!));
  // What is stored is written as it was typed: addresses and mail addresses are no names of ours.
  const ours = [...tree, ...titles]
    .filter((line) => !/^- \/url:/.test(line))
    .map((line) => line.replace(/\S+@\S+/g, ''));
  return [
    ...ours.filter((line) => ENGLISH.test(line.replace(/^- \w+/, ''))).map((line) => `English: ${line}`),
    ...tree.filter((line) => UNNAMED.test(line)).map((line) => `no name: ${line}`),
  ];
}
