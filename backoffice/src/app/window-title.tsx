import { DocumentTitleHandler } from '@refinedev/react-router';
import { useRef } from 'react';
import { nameWindow } from '../ui/shop.ts';

const pageOf = (pathname = '/'): string => pathname.split('/')[1] ?? '';

/** Names the window after the page that is opened, until the page itself has a better name. What opens above it keeps that. */
export function WindowTitle() {
  const named = useRef<string | null>(null);
  return (
    <DocumentTitleHandler
      handler={({ resource, pathname }) => {
        const page = pageOf(pathname);
        if (page !== named.current) nameWindow(resource?.meta?.label || 'Administration');
        named.current = page;
        return document.title;
      }}
    />
  );
}
