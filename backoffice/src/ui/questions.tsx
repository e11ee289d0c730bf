import { Modal, type ModalFuncProps } from 'antd';
import { useEffect } from 'react';

/** Asks what is to be confirmed, as antd does. */
export default function Questions({ asked, done }: { asked: readonly ModalFuncProps[]; done: () => void }) {
  const [modal, holder] = Modal.useModal();
  useEffect(() => {
    if (asked.length === 0) return;
    for (const question of asked) modal.confirm(question);
    done();
  }, [asked, done, modal]);
  return holder;
}
