import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { PublicUrl } from '../ui/page-meta/page-meta.tsx';
import { Saver } from '../ui/saver/saver.ts';
import { type PageData, pageDataElement } from './page-data.ts';
import { tellWhatWasTyped } from './typed-before.ts';

type Props = {
  data: PageData;
  head?: ReactNode;
  /** Said by the server of a page whose code comes at once: until it is there, pictures below the fold wait. */
  waking?: boolean;
  children: ReactNode;
};

/**
 * The whole document, the same on the server and in the browser. Pages add their title and description to the head.
 * `head` is what only the server writes: the browser has read it by the time this code runs.
 */
export function Document({ data, head, waking, children }: Props) {
  const { id, text } = pageDataElement(data);
  // At once, before a field is drawn again from what React knows of it.
  useLayoutEffect(tellWhatWasTyped, []);
  // For the touch that woke the page (`first-touch.ts`): React hears now.
  useEffect(() => void document.dispatchEvent(new Event('awake')), []);
  return (
    <html lang="fr" data-waking={waking ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body>
        <PublicUrl value={data.publicUrl}>
          <Saver value={data.saver}>{children}</Saver>
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
