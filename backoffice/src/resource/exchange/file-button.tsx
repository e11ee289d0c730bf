import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';

type FileButtonProps = {
  /** What is asked for, to whoever does not see the button. */
  label: string;
  icon: ReactNode;
  accept: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
  /** What the button says: the name of the file that was chosen, or what to choose. */
  children: ReactNode;
};

/** A button that asks for a file; the same one may be chosen again. */
export function FileButton({ label, icon, accept, isDisabled, onChoose, children }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} onClick={() => picker.current?.click()} disabled={isDisabled}>
        <span className="file-name">{children}</span>
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
