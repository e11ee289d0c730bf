import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** Asks to take a change back; `label` says which one to those who don't see the line. */
export const RestoreButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" icon={<UndoOutlined aria-hidden />} aria-label={label} onClick={onClick}>
    Rétablir
  </Button>
);
