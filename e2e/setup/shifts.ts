import { expect, type Page } from '@playwright/test';

/** Of the window's height and width: what Lighthouse calls good is 0.1; a word that grows by a figure is less than this. */
const STEADY = 0.01;

/** Px by which what can be pressed may move: a fingertip still meets it. */
const AIM = 8;

type Shift = { share: number; pressed: number; of: string[] };

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Notes, from the next page on, what moves once it is drawn. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    // The DOM's types lack a browser's layout-shift entries.
    type ReportedShift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const PRESSED = 'a, button, input, select, textarea, summary, label';
    const isPressed = (node: Node | null) =>
      node instanceof Element && (node.closest(PRESSED) ?? node.querySelector(PRESSED)) !== null;
    const isSeen = ({ width, height }: DOMRect) => width > 0 && height > 0;
    const toEdge = ({ top, bottom }: DOMRect) => Math.max(0, Math.min(innerHeight - top, bottom));
    // An element that left or entered the window is reported at its corner: it moved by its way to the edge at least.
    const moved = (from: DOMRect, to: DOMRect) => {
      if (!isSeen(from) || !isSeen(to)) return toEdge(isSeen(from) ? from : to);
      return Math.hypot(to.x - from.x, to.y - from.y);
    };
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : '');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ReportedShift[])
        window.layoutShifts.push({
          share: value,
          pressed: Math.max(
            0,
            ...sources
              .filter(({ node }) => isPressed(node))
              .map(({ previousRect, currentRect }) => moved(previousRect, currentRect)),
          ),
          of: sources.map(({ node, previousRect: a, currentRect: b }) => `${nameOf(node)} ${a.x},${a.y}-${b.x},${b.y}`),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** That nothing moved by more than a finger forgives. */
export async function expectSteady(page: Page, most = { share: STEADY, aim: AIM }): Promise<void> {
  await expect(page.locator('.rows-to-come, .record-spinner, .ant-spin-spinning')).toHaveCount(0);
  const moved = await page.evaluate(() => window.layoutShifts);
  expect(moved.filter(({ share, pressed }) => share > most.share || pressed > most.aim)).toEqual([]);
}
