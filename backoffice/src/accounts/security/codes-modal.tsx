import { Button } from 'antd';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type CodesModalProps = { title: string; codes: readonly string[]; onClose: () => void };

/** Shows new recovery codes, this once. */
export const CodesModal = ({ title, codes, onClose }: CodesModalProps) => (
  <Dialog title={title} width={480} footer={<Button onClick={onClose}>J’ai gardé mes codes</Button>} onCancel={onClose}>
    <RecoveryCodes codes={codes} />
  </Dialog>
);
