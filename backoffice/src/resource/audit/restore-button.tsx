import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** The button that undoes a change; `label` names the change to screen readers. */
export const RestoreButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" icon={<UndoOutlined aria-hidden />} aria-label={label} onClick={onClick}>
    Rétablir
  </Button>
);
