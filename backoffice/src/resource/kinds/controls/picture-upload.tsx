import { PlusOutlined } from '@ant-design/icons';
import { Flex, Upload, type UploadFile } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { picturesIn } from './draft-images.ts';

type PictureUploadProps = {
  id?: string | undefined;
  label: string;
  /** The text of the card that adds new ones. */
  choose: string;
  drop: string;
  files: UploadFile[];
  isMultiple?: boolean;
  onPick: (files: File[]) => void;
  draw: (file: UploadFile) => ReactElement;
  children?: ReactNode;
};

/** antd's upload with a card for each picture. They are sent with the form; also dropped anywhere here, or pasted. */
export const PictureUpload = ({
  id,
  label,
  choose,
  drop,
  files,
  isMultiple,
  onPick,
  draw,
  children,
}: PictureUploadProps) => {
  const pick = (pictures: File[]) => pictures.length > 0 && onPick(pictures);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div
      role="group"
      aria-label={label}
      onPaste={(event) => pick(picturesIn(event.clipboardData))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // The card took it already.
        if (event.defaultPrevented) return;
        // Else the browser leaves the page for the file.
        event.preventDefault();
        pick(picturesIn(event.dataTransfer));
      }}
    >
      <Upload
        {...(id && { id })}
        listType="picture-card"
        accept="image/*"
        multiple={isMultiple ?? false}
        fileList={files}
        beforeUpload={(file, batch) => {
          if (file === batch[0]) pick(batch);
          return Upload.LIST_IGNORE;
        }}
        itemRender={(_antd, file) => draw(file)}
      >
        <Flex vertical gap={4} align="center" style={{ paddingInline: 8, textAlign: 'center' }}>
          <PlusOutlined aria-hidden />
          {choose}
          <span className="quiet">{drop}</span>
        </Flex>
      </Upload>
      {children}
    </div>
  );
};
