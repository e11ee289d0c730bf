import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Pages } from '../../ui/pages.tsx';
import { ENTRIES_AT_A_TIME } from './use-audit.ts';

/** Asks to take a change back; `label` says which one to who does not see the line. */
export const RestoreButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" icon={<UndoOutlined aria-hidden />} aria-label={label} onClick={onClick}>
    Rétablir
  </Button>
);

/** Older entries, a page at a time. */
export const EntryPages = ({
  page,
  total,
  toPage,
}: {
  page: number;
  total: number;
  toPage: (page: number) => void;
}) => <Pages page={page} pageSize={ENTRIES_AT_A_TIME} total={total} toPage={toPage} />;
