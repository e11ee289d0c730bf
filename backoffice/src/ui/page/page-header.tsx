import { type ReactNode, useEffect } from 'react';
import { nameWindow } from '../shop.ts';

/** The title of a page, also the window's. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => nameWindow(children), [children]);
  return <h1>{children}</h1>;
}

type PageHeaderProps = { title: string; subtitle?: ReactNode; children?: ReactNode };

/** A page's title and its main buttons. */
export const PageHeader = ({ title, subtitle, children }: PageHeaderProps) => (
  <header className="page-header">
    <div>
      <PageTitle>{title}</PageTitle>
      {subtitle && <p className="quiet">{subtitle}</p>}
    </div>
    {children && <div className="page-header-actions">{children}</div>}
  </header>
);
