import { Button, Flex, List, Spin } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LineMeta } from '../../ui/page/panel.tsx';
import { Alert } from '../../ui/states/alert.tsx';
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
  return (
    <List
      dataSource={[...items]}
      locale={{ emptyText: <span className="quiet">{none}</span> }}
      renderItem={({ key, to, start, title, note, end }) => (
        <List.Item key={key}>
          <Link to={to} className="entry">
            <LineMeta avatar={start} title={title} description={note} />
            <Flex wrap justify="end" gap="4px 12px">
              {end}
            </Flex>
          </Link>
        </List.Item>
      )}
    />
  );
}
