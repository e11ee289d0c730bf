import type { HydrationState } from 'react-router-dom';

/** Which files a page's head names; `later`: what a sleeping page fetches when it is touched, the entry first. */
export type PageAssets = { script: string; styles: string[]; preloads: string[]; later?: string[] };

/** What the server tells the browser, as data: the CSP lets no script stand in the page. */
export type PageData = { hydration: HydrationState; assets: PageAssets; publicUrl: string; saver: boolean };

const ELEMENT_ID = 'page-data';

/** A text that can stand inside a script element: no `<` can end it. */
const write = (data: PageData): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** What the server wrote, or `null` in development, where there is no server page. */
export function readPageData(): PageData | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

export const pageDataElement = (data: PageData) => ({ id: ELEMENT_ID, text: write(data) });
