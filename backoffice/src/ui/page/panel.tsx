import { Card, List } from 'antd';
import type { ReactNode } from 'react';
import './panel.css';

type PanelProps = { title: string; subtitle?: string; extra?: ReactNode; children: ReactNode };

/** antd cuts a title that is longer than its line, but these are sentences. */
const STYLES = { title: { whiteSpace: 'normal', paddingBlock: 6 }, extra: { marginInlineStart: 12 } } as const;

/** A titled sheet of a page. */
export const Panel = ({ title, subtitle, extra, children }: PanelProps) => (
  <Card size="small" className="panel" title={<h2>{title}</h2>} extra={extra} styles={STYLES}>
    {subtitle && <p className="quiet">{subtitle}</p>}
    {children}
  </Card>
);

type LineMetaProps = { avatar?: ReactNode; title: ReactNode; description?: ReactNode };

/** What a line in a panel is about, in antd's look. antd makes its title a heading, which skips a level below the panel's. */
export const LineMeta = ({ avatar, title, description }: LineMetaProps) => (
  <List.Item.Meta
    avatar={avatar}
    description={
      <>
        <strong className="line-title">{title}</strong>
        {description}
      </>
    }
  />
);
