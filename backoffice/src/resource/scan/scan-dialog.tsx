import { barcodeOf, barcodeProblem } from '@karite/shared/barcode';
import type { ResourceShape } from '@karite/shared/resource';
import { useDataProvider } from '@refinedev/core';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayHere } from '../../providers/actor.ts';
import { messageOf } from '../../providers/message-of.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import type { ShopRecord } from '../values.ts';
import { codeFieldOf } from './code-field.ts';
import { useCamera } from './use-camera.ts';
import './scan.css';

type ScanDialogProps = {
  resources: readonly ResourceShape[];
  /** `hasLeft`: what was scanned led elsewhere. */
  close: (hasLeft: boolean) => void;
};

/** The camera, and a field for a code that it can't read. What has the code opens; where nothing has it, it may be created. */
export default function ScanDialog({ resources, close }: ScanDialogProps) {
  const navigate = useNavigate();
  const provider = useDataProvider()();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const camera = useCamera(video, pending !== null || unknown !== null, (code) => void openRecord(code));

  const go = (to: string) => {
    close(true);
    void navigate(to);
  };
  async function openRecord(code: string) {
    setPending(code);
    setProblem(null);
    setUnknown(null);
    try {
      for (const { name, ...resource } of resources) {
        const { data } = await provider.getList<ShopRecord>({
          resource: name,
          filters: [{ field: codeFieldOf({ name, ...resource }) ?? '', operator: 'eq', value: code }],
          pagination: { currentPage: 1, pageSize: 1, mode: 'server' },
        });
        if (data[0]) return go(`/${name}/show/${data[0].id}`);
      }
      setUnknown(code);
    } catch (error) {
      setProblem(messageOf(error, 'La recherche a échoué. Réessayez.'));
    }
    setPending(null);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    const code = barcodeOf(typed);
    if (code) void openRecord(code);
    else setProblem(barcodeProblem(typed));
  };

  const creatable = resources.filter(({ name }) => mayHere(name, 'create'));
  return (
    <Dialog
      className="scan"
      title="Scanner un code-barres"
      footer={null}
      problem={problem}
      onCancel={() => close(false)}
    >
      {camera.problem ? (
        <Alert type="warning" showIcon message={camera.problem} />
      ) : (
        <div className="scan-view" hidden={unknown !== null}>
          <video ref={setVideo} playsInline muted aria-label="Ce que voit la caméra" />
          <p className="quiet">
            {camera.isOn ? 'Tenez le code-barres bien à plat devant la caméra.' : 'La caméra démarre…'}
          </p>
        </div>
      )}
      <div role="status">
        {unknown && (
          <>
            <p>
              Rien ici n’a le code-barres <strong className="figure">{unknown}</strong>.
            </p>
            <div className="scan-choices">
              {creatable.map((resource) => (
                <Button
                  key={resource.name}
                  type="primary"
                  onClick={() => go(`/${resource.name}/create?_with=${codeFieldOf(resource)}%3D${unknown}`)}
                >
                  {resource.label.create ?? `Ajouter : ${resource.label.one}`} avec ce code
                </Button>
              ))}
              {!camera.problem && <Button onClick={() => setUnknown(null)}>Scanner un autre code</Button>}
            </div>
          </>
        )}
      </div>
      <form className="scan-typed" onSubmit={send}>
        <label htmlFor={id}>Ou saisissez le code</label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button htmlType="submit" loading={pending !== null}>
          Chercher
        </Button>
      </form>
    </Dialog>
  );
}
