import { DeleteOutlined, DownloadOutlined, PaperClipOutlined } from '@ant-design/icons';
import { truncate } from '@karite/shared/format';
import { DOCUMENT_TYPES, readDocument } from '@karite/shared/media';
import { Button } from 'antd';
import { useRef } from 'react';
import { Dash } from './controls/dash.tsx';
import { fileAt } from './controls/file-at.ts';
import { FilePicker } from './controls/file-picker.tsx';
import type { InputProps, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    file: string | File;
  }
}

const SHOWN = 32;

/** A document by its name, which downloads it. */
function FileLink({ path, isWhole }: { path: string; isWhole: boolean }) {
  const document = readDocument(path);
  if (!document) return <Dash />;
  return (
    <a href={path} download title={document.name}>
      <DownloadOutlined aria-hidden /> {isWhole ? document.name : truncate(document.name, SHOWN)}
    </a>
  );
}

/** One document: chosen, replaced, or taken away. */
function FileInput({ id, field, value, onChange }: InputProps<'file'>) {
  const picker = useRef<HTMLInputElement>(null);
  const types = field.accept ?? Object.keys(DOCUMENT_TYPES);
  return (
    <div className="image-input-actions">
      {value instanceof File && <span>{value.name}</span>}
      {typeof value === 'string' && <FileLink path={value} isWhole />}
      <Button id={id} icon={<PaperClipOutlined aria-hidden />} onClick={() => picker.current?.click()}>
        {value ? 'Remplacer' : 'Choisir un fichier'}
      </Button>
      {value && !field.required && (
        <Button type="text" danger icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
          Retirer
        </Button>
      )}
      <span className="quiet">{types.join(', ').toUpperCase()}</span>
      <FilePicker
        ref={picker}
        label={field.label}
        accept={types.map((type) => `.${type}`).join(',')}
        onPick={([file]) => file && onChange?.(file)}
      />
    </div>
  );
}

export const fileKind: KindDefinition<'file'> = {
  Cell: ({ value, isWhole }) => <FileLink path={value} isWhole={isWhole} />,
  Input: FileInput,
  filter: null,
  draft: {
    start: (value) => value,
    // Said only when it changed: a file that a request does not name stays.
    payload: (draft, { name, before }) => ((draft ?? null) === (before ?? null) ? {} : { [name]: draft ?? null }),
    copied: async (draft) => (typeof draft === 'string' ? ((await fileAt(draft)) ?? '') : draft),
    comparable: (draft) => (draft instanceof File ? `file ${draft.name}` : (draft ?? null)),
    Shown: ({ name, draft, show }) => (draft instanceof File ? draft.name : show({ [name]: draft })),
  },
};
