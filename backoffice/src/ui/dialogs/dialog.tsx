import { Modal, type ModalProps } from 'antd';
import { Alert } from '../states/alert.tsx';
import './dialog.css';

type DialogProps = Omit<ModalProps, 'open' | 'closable' | 'styles'> & {
  /** Why the action failed; shown above the content. */
  problem?: string | null;
};

/** A window over the page, for as long as it is rendered. A long title leaves space for the cross. */
export const Dialog = ({ problem, children, ...modal }: DialogProps) => (
  <Modal open closable={{ 'aria-label': 'Fermer la fenêtre' }} styles={{ header: { paddingInlineEnd: 40 } }} {...modal}>
    {problem && <Alert className="record-problem" type="error" showIcon message={problem} role="alert" />}
    {children}
  </Modal>
);
