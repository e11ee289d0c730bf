import type { RefObject } from 'react';

type PicturePickerProps = {
  /** Clicked by the button that opens it. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  isMultiple?: boolean;
  onPick: (files: File[]) => void;
};

/** The browser's own choice of pictures; the same file can be chosen again. */
export const PicturePicker = ({ ref, label, isMultiple = false, onPick }: PicturePickerProps) => (
  <input
    ref={ref}
    type="file"
    accept="image/*"
    multiple={isMultiple}
    className="file-picker"
    aria-label={label}
    onChange={(event) => {
      onPick([...(event.target.files ?? [])]);
      event.target.value = '';
    }}
  />
);
