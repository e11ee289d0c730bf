import { CopyOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';

type CopyOnceProps = {
  title: string;
  /** What the text is, for who can't see it. */
  label: string;
  text: string;
  /** The messages when it is copied, and when it can't be. */
  messages: { copied: string; failed: string };
  onClose: () => void;
  children: ReactNode;
};

/** A text that is shown this once, to be copied: a link, a secret. */
export function CopyOnce({ title, label, text, messages, onClose, children }: CopyOnceProps) {
  const [status, setStatus] = useState('');
  // Without a secure connection the browser has no clipboard for pages: the text can be selected all the same.
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setStatus(messages.copied),
      () => setStatus(messages.failed),
    );
  return (
    <Dialog title={title} width={520} footer={<Button onClick={onClose}>Fermer</Button>} onCancel={onClose}>
      {children}
      <Space.Compact block>
        <Input readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
        <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={copy}>
          Copier
        </Button>
      </Space.Compact>
      <p className="quiet" role="status">
        {status}
      </p>
    </Dialog>
  );
}
