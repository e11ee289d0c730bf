import { barcodeOf, barcodeProblem } from '@karite/shared/barcode';
import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useCamera } from '../resource/scan/use-camera.ts';
import { Alert } from '../ui/states/alert.tsx';
import '../resource/scan/scan.css';

/** After a code nothing is read for so long, in ms: the same article is in front of the camera still. */
const REST_MS = 1_200;

type CameraPanelProps = { scan: (code: string) => Promise<unknown>; setStatus: (text: string) => void };

/** The camera, reading one code after the other, and a field for a code that it can't read (or for a scanner that types). */
export default function CameraPanel({ scan, setStatus }: CameraPanelProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isResting, setResting] = useState(false);
  const [typed, setTyped] = useState('');
  const camera = useCamera(video, isResting, (code) => {
    setResting(true);
    void scan(code);
  });
  useEffect(() => {
    if (!isResting) return;
    const timer = window.setTimeout(() => setResting(false), REST_MS);
    return () => window.clearTimeout(timer);
  }, [isResting]);

  const send = () => {
    const code = barcodeOf(typed);
    if (!code) return setStatus(barcodeProblem(typed) ?? '');
    setTyped('');
    void scan(code);
  };
  return (
    <div className="sheet-camera">
      {camera.problem ? (
        <Alert type="warning" showIcon message={camera.problem} />
      ) : (
        <div className="scan-view">
          <video ref={setVideo} playsInline muted aria-label="Ce que voit la caméra" />
        </div>
      )}
      <Form layout="vertical">
        <Form.Item label="Code-barres, saisi ou lu par une douchette" htmlFor="sheet-code">
          <Input.Search
            id="sheet-code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            enterButton="Ajouter"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onSearch={send}
          />
        </Form.Item>
      </Form>
    </div>
  );
}
