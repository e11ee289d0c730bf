import { useEffect } from 'react';
import { nameWindow } from './shop.ts';

/** The title of a page, also the window's. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => nameWindow(children), [children]);
  return <h1>{children}</h1>;
}
