import { List } from 'antd';
import type { ReactNode } from 'react';
import './line-meta.css';

type LineMetaProps = { avatar?: ReactNode; title: ReactNode; description?: ReactNode };

/** What a line of a list is about, in antd's look. antd makes its title a heading, which skips a level below a panel's. */
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
