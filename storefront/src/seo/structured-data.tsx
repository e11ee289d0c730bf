import { createContext, useContext } from 'react';
import { scriptText } from './script-text.ts';

/** Collects the structured data of pages on the server; each record once. */
export const StructuredDataSink = /* @__PURE__ */ createContext<Set<string> | null>(null);

/**
 * A schema.org record for the page's head. It is data for those who read the server's page: draw it under
 * `import.meta.env.SSR`, so that browsers carry none of it.
 */
export function StructuredData({ record }: { record: Record<string, unknown> }) {
  useContext(StructuredDataSink)?.add(scriptText({ '@context': 'https://schema.org', ...record }));
  return null;
}

/** The gathered records as script elements: data that no browser runs. */
export const structuredDataMarkup = (records: ReadonlySet<string>): string =>
  [...records].map((text) => `<script type="application/ld+json">${text}</script>`).join('');
