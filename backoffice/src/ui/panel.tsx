import type { ReactNode } from 'react';
import './panel.css';

type PanelProps = { title: string; subtitle?: string; extra?: ReactNode; children: ReactNode };

/** A titled sheet of a page. */
export const Panel = ({ title, subtitle, extra, children }: PanelProps) => (
  <section className="panel">
    <header>
      <div>
        <h2>{title}</h2>
        {subtitle && <p className="quiet">{subtitle}</p>}
      </div>
      {extra}
    </header>
    {children}
  </section>
);
