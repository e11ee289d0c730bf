import { LANGUAGE } from '@karite/shared/locale';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { HYDRATED } from '../hydration/hydration-events.ts';
import { type PageData, pageDataElement } from '../hydration/page-data.ts';
import { replayInput } from '../hydration/replay-input.ts';
import { PublicUrl } from '../seo/page-meta.tsx';
import { DataSaver } from '../ui/data-saver/data-saver.ts';

type Props = {
  data: PageData;
  head?: ReactNode;
  /** Set by the server on a page that is hydrated at once: until its code is there, pictures below the fold wait. */
  isHydrating?: boolean;
  children: ReactNode;
};

/**
 * The whole document, the same on the server and in the browser. Pages add their title and description to the head.
 * `head` is what only the server writes: the browser has read it by the time this code runs.
 */
export function Document({ data, head, isHydrating, children }: Props) {
  const { id, text } = pageDataElement(data);
  // At once, before React redraws a field with its own state.
  useLayoutEffect(replayInput, []);
  // For the event that is to be replayed: effects have read the browser's storage (cart, draft) too, and it is drawn by now.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  useEffect(() => void (isDrawn && document.dispatchEvent(new Event(HYDRATED))), [isDrawn]);
  return (
    <html lang={LANGUAGE} data-hydrating={isHydrating ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body>
        <PublicUrl value={data.publicUrl}>
          <DataSaver value={data.dataSaver}>{children}</DataSaver>
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
