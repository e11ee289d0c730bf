import { Button, Upload } from 'antd';
import type { ReactNode } from 'react';

type FileButtonProps = {
  /** What is wanted, to whom does not see the button. */
  label: string;
  icon: ReactNode;
  accept: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
  /** The button's text: the name of the chosen file, or what to choose. */
  children: ReactNode;
};

/** antd's button that takes a file; nothing is sent before the caller does. */
export const FileButton = ({ label, icon, accept, isDisabled, onChoose, children }: FileButtonProps) => (
  <Upload
    accept={accept}
    disabled={isDisabled}
    showUploadList={false}
    openFileDialogOnClick
    aria-label={label}
    beforeUpload={(file) => {
      onChoose(file);
      return false;
    }}
  >
    <Button icon={icon} disabled={isDisabled}>
      <span className="file-name">{children}</span>
    </Button>
  </Upload>
);
