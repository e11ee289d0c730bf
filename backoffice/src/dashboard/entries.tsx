import { Alert, Button, Spin } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './entries.css';

type Entry = { key: string; to: string; start?: ReactNode; title: string; note: string; end: ReactNode };

type EntriesProps = {
  query: { isLoading: boolean; isError: boolean; refetch: () => unknown };
  items: readonly Entry[];
  failed: string;
  none: string;
};

/** A short list of records, each a link to where it can be dealt with. */
export function Entries({ query, items, failed, none }: EntriesProps) {
  if (query.isError)
    return <Alert type="error" message={failed} action={<Button onClick={() => query.refetch()}>Réessayer</Button>} />;
  if (query.isLoading) return <Spin className="entries-spinner" />;
  if (items.length === 0) return <p className="quiet">{none}</p>;
  return (
    <ul className="entries">
      {items.map(({ key, to, start, title, note, end }) => (
        <li key={key}>
          <Link to={to}>
            {start}
            <span className="entry-text">
              <strong>{title}</strong>
              <small className="quiet">{note}</small>
            </span>
            <span className="entry-end">{end}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
