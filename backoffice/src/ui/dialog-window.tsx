import { Alert, Modal, type ModalProps } from 'antd';
import './dialog.css';

export type DialogProps = Omit<ModalProps, 'open' | 'closable'> & {
  /** Why what was asked for could not be done; said above the content. */
  problem?: string | null;
};

const DialogWindow = ({ problem, children, ...modal }: DialogProps) => (
  <Modal open closable={{ 'aria-label': 'Fermer la fenêtre' }} {...modal}>
    {problem && <Alert className="record-problem" type="error" showIcon message={problem} role="alert" />}
    {children}
  </Modal>
);

export default DialogWindow;
