import { Card } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

type PictureCardProps = {
  cover: ReactNode;
  actions: readonly { label: string; icon: ReactNode; run: () => void; isOff?: boolean }[];
  children?: ReactNode;
};

/** A card of the upload: the picture, a text below it, what can be done with it. */
export const PictureCard = ({ cover, actions, children }: PictureCardProps) => (
  <Card
    size="small"
    cover={cover}
    styles={{ body: { padding: children ? 8 : 0 }, cover: { display: 'grid', justifyItems: 'center' } }}
    actions={actions.map(({ label, icon, run, isOff = false }) => (
      <IconButton key={label} size="small" {...{ label, icon }} disabled={isOff} onClick={run} />
    ))}
  >
    {children}
  </Card>
);
