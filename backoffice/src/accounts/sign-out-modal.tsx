import { Modal } from 'antd';

type SignOutModalProps = { isPending: boolean; confirm: () => void; close: () => void };

const SignOutModal = ({ isPending, confirm, close }: SignOutModalProps) => (
  <Modal
    open
    title="Déconnexion"
    okText={isPending ? 'Déconnexion en cours...' : 'Déconnexion'}
    cancelText="Annuler"
    okButtonProps={{ danger: true }}
    cancelButtonProps={{ disabled: isPending }}
    confirmLoading={isPending}
    closable={!isPending && { 'aria-label': 'Fermer la fenêtre' }}
    maskClosable={!isPending}
    width={440}
    onOk={confirm}
    onCancel={close}
  >
    <p>Êtes-vous sûr de vouloir vous déconnecter de l'administration ?</p>
  </Modal>
);

export default SignOutModal;
