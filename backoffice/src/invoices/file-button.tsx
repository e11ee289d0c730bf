import { FilePdfOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { messageOf } from '../providers/message-of.ts';

type Props = Pick<ButtonProps, 'type' | 'size' | 'children' | 'aria-label'> & { save: () => Promise<void> };

/** A button that fetches a file, or shows why there is none. */
export function FileButton({ save, ...button }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { open } = useNotification();
  async function run() {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, 'Le fichier n’a pas pu être téléchargé') });
    } finally {
      setBusy(false);
    }
  }
  return <Button icon={<FilePdfOutlined aria-hidden />} loading={isBusy} onClick={run} {...button} />;
}
