import { Card } from 'antd';
import type { ReactNode } from 'react';
import './panel.css';

type PanelProps = { title: string; subtitle?: string; extra?: ReactNode; children: ReactNode };

/** A titled sheet of a page. */
export const Panel = ({ title, subtitle, extra, children }: PanelProps) => (
  <Card size="small" className="panel" title={<h2>{title}</h2>} extra={extra}>
    {subtitle && <p className="quiet">{subtitle}</p>}
    {children}
  </Card>
);
