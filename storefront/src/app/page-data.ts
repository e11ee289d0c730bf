import type { HydrationState } from 'react-router-dom';
import { scriptText } from '../ui/structured-data/script-text.ts';

/** What the server tells the browser, as data: the CSP lets no script stand in the page. */
export type PageData = {
  hydration: HydrationState;
  publicUrl: string;
  saver: boolean;
  /** The files that wake the page up; none for a page that only reads. */
  code: string[];
  /** They are fetched with the first touch that needs them, not before. */
  asleep: boolean;
};

const ELEMENT_ID = 'page-data';

/** What the server wrote, or `null` in development, where there is no server page. */
export function readPageData(): PageData | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

export const pageDataElement = (data: PageData) => ({ id: ELEMENT_ID, text: scriptText(data) });
