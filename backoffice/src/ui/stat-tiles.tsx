import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './stat-tiles.css';

export type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'accent';

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
      const content = (
        <>
          <span className="tile-label">{label}</span>
          <span className="tile-value figure">{value ?? '…'}</span>
          {note && <span className="tile-note">{note}</span>}
        </>
      );
      return (
        <li key={label} className={`tile is-${tone}`}>
          {to ? <Link to={to}>{content}</Link> : <div>{content}</div>}
        </li>
      );
    })}
  </ul>
);
