import type { HydrationState } from 'react-router-dom';
import { scriptText } from '../seo/script-text.ts';

/** The data that the server passes to the browser: the CSP allows no inline script. */
export type PageData = {
  hydration: HydrationState;
  publicUrl: string;
  /** Whether the page was drawn to cost little. */
  dataSaver: boolean;
  /** The files that hydrate the page; none for a page that is only read. */
  code: string[];
  /** They are fetched with the first event that needs them, not before. */
  isDeferred: boolean;
};

const ELEMENT_ID = 'page-data';

/** What the server wrote, or `null` in development, where there is no server page. */
export function readPageData(): PageData | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

export const pageDataElement = (data: PageData) => ({ id: ELEMENT_ID, text: scriptText(data) });
