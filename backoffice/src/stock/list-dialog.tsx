import { UploadOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { messageOf } from '../providers/message-of.ts';
import { FileButton } from '../resource/exchange/file-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type ListDialogProps = {
  /** Answers what can't be read. */
  addList: (text: string) => Promise<string[]>;
  onClose: () => void;
};

/** A list that is pasted or uploaded; what of it can't be read is named, and stays to be mended. */
export default function ListDialog({ addList, onClose }: ListDialogProps) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function add() {
    setBusy(true);
    setFailure(null);
    try {
      const unread = await addList(text);
      if (unread.length === 0) return onClose();
      setProblems(unread);
      // What was read is in the sheet: only the rest is offered again.
      const rows = new Set(unread.map((it) => Number(/\d+/.exec(it)?.[0])));
      setText(
        text
          .split(/\r?\n/)
          .filter((_, index) => rows.has(index + 1))
          .join('\n'),
      );
    } catch (error) {
      setFailure(messageOf(error, 'La liste n’a pas pu être lue. Vérifiez le réseau, puis réessayez.'));
    }
    setBusy(false);
  }

  return (
    <Dialog
      title="Ajouter une liste"
      okText="Ajouter"
      cancelText="Fermer"
      okButtonProps={{ disabled: !text.trim() }}
      confirmLoading={isBusy}
      problem={failure}
      onOk={add}
      onCancel={onClose}
    >
      <div className="sheet-list">
        <label htmlFor={id}>
          Une ligne par produit : code-barres (ou nom exact) ; quantité ; lot ; péremption. Le lot et la péremption sont
          facultatifs.
        </label>
        <Input.TextArea
          id={id}
          rows={7}
          placeholder={'4006381333931 ; 12 ; L2408 ; 03/2027\n73513537 ; 6'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FileButton
          label="Fichier CSV"
          icon={<UploadOutlined aria-hidden />}
          accept=".csv,.txt,text/csv,text/plain"
          isDisabled={isBusy}
          onChoose={(file) => void file.text().then(setText)}
        >
          Choisir un fichier CSV
        </FileButton>
        {problems.length > 0 && (
          <div role="alert">
            <p>Le reste a été ajouté. Ces lignes n’ont pas été lues :</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
