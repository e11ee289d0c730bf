import { Card, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './stat-tiles.css';

export type { Tone } from '../states/badge.tsx';

import type { Tone } from '../states/badge.tsx';

export type StatTile = {
  label: string;
  /** `null` while it is being counted. */
  value: ReactNode | null;
  note?: ReactNode;
  tone?: Tone;
  /** The list that it counts. */
  to?: string;
};

/** Figures above a list; one that counts a list leads to it. */
export const StatTiles = ({ tiles }: { tiles: readonly StatTile[] }) => (
  <ul className="tiles">
    {tiles.map(({ label, value, note, tone = 'plain', to }) => {
      const card = (
        <Card size="small" hoverable={to !== undefined} className={`tile is-${tone}`}>
          <Statistic title={label} formatter={() => value ?? '…'} />
          {note && <small className="quiet">{note}</small>}
        </Card>
      );
      return <li key={label}>{to ? <Link to={to}>{card}</Link> : card}</li>;
    })}
  </ul>
);
