import { UploadOutlined } from '@ant-design/icons';
import { Button, Form, Input, Upload } from 'antd';
import { useState } from 'react';
import { messageOf } from '../providers/message-of.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Alert } from '../ui/states/alert.tsx';

type ListDialogProps = {
  /** Answers what can't be read. */
  addList: (text: string) => Promise<string[]>;
  onClose: () => void;
};

/** The lines that a problem names: what was read is in the sheet, only the rest is offered again. */
function leftOf(text: string, unread: readonly string[]): string {
  const rows = new Set(unread.map((it) => Number(/\d+/.exec(it)?.[0])));
  return text
    .split(/\r?\n/)
    .filter((_, index) => rows.has(index + 1))
    .join('\n');
}

/** A list that is pasted or uploaded. Unreadable lines are named, and stay for correction. */
export default function ListDialog({ addList, onClose }: ListDialogProps) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    setFailure(null);
    try {
      const unread = await addList(text);
      if (unread.length === 0) return onClose();
      setProblems(unread);
      setText(leftOf(text, unread));
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
      <Form layout="vertical">
        <Form.Item
          htmlFor="sheet-list"
          label="Une ligne par produit : code-barres (ou nom exact) ; quantité ; lot ; péremption. Le lot et la péremption sont facultatifs."
        >
          <Input.TextArea
            id="sheet-list"
            rows={7}
            placeholder={'4006381333931 ; 12 ; L2408 ; 03/2027\n73513537 ; 6'}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Form.Item>
        <Form.Item>
          <Upload
            accept=".csv,.txt,text/csv,text/plain"
            showUploadList={false}
            disabled={isBusy}
            beforeUpload={(file) => {
              void file.text().then(setText);
              return false;
            }}
          >
            <Button icon={<UploadOutlined aria-hidden />}>Choisir un fichier CSV</Button>
          </Upload>
        </Form.Item>
      </Form>
      {problems.length > 0 && (
        <Alert
          type="warning"
          role="alert"
          message="Le reste a été ajouté. Ces lignes n’ont pas été lues :"
          description={
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          }
        />
      )}
    </Dialog>
  );
}
