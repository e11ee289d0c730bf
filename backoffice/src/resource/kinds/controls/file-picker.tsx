import type { RefObject } from 'react';

type FilePickerProps = {
  /** Clicked by the button that opens it. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  isMultiple?: boolean;
  /** What is offered, as the browser's file field says it; pictures when absent. */
  accept?: string;
  onPick: (files: File[]) => void;
};

/** The browser's own choice of files; the same file can be chosen again. */
export const FilePicker = ({ ref, label, isMultiple = false, accept = 'image/*', onPick }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    multiple={isMultiple}
    className="file-picker"
    aria-label={label}
    onChange={(event) => {
      onPick([...(event.target.files ?? [])]);
      event.target.value = '';
    }}
  />
);
