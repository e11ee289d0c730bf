import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { nameWindow } from './shop.ts';

type PageHeaderProps = { title: string; subtitle?: ReactNode; children?: ReactNode };

/** A page's title, also the window's, and its main buttons. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  useEffect(() => {
    nameWindow(title);
  }, [title]);
  return (
    <header className="page-header">
      <div>
        <h1>{title}</h1>
        {subtitle && <p className="quiet">{subtitle}</p>}
      </div>
      {children && <div className="page-header-actions">{children}</div>}
    </header>
  );
}
