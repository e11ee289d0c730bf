import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { PublicUrl } from '../ui/page-meta/page-meta.tsx';
import { Saver } from '../ui/saver/saver.ts';
import favicon from './favicon.svg?url';
import { type PageData, pageDataElement } from './page-data.ts';

/** The whole document, the same on the server and in the browser. Pages add their title and description to the head. */
export function Document({ data, children }: { data: PageData; children: ReactNode }) {
  const { assets, publicUrl, saver } = data;
  const { id, text } = pageDataElement(data);
  // For the touch that woke the page (`first-touch.ts`): React hears now.
  useEffect(() => void document.dispatchEvent(new Event('awake')), []);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#33231f" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {!saver && <link rel="preload" href={marcellus} as="font" type="font/woff2" crossOrigin="anonymous" />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={assets.script} />
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <PublicUrl value={publicUrl}>
          <Saver value={saver}>{children}</Saver>
        </PublicUrl>
        <script
          id={id}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, in which "<" is escaped
          dangerouslySetInnerHTML={{ __html: text }}
        />
      </body>
    </html>
  );
}
